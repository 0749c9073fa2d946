import type { BinAlert } from '@quickportal/contracts/fraud-guard/bin-alert';
import { BLACKLIST_MONTHS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { localMoment } from '@quickportal/contracts/rules/banking-calendar/local-moment';
import type { BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { PageLink } from '../pages/page-link.tsx';
import type { LinkSearch } from '../pages/page-list.ts';

/** Alerts that are described one by one; of more only the number is shown. */
const MOST_DESCRIBED = 5;
/** Every decision about a payment that matched a rule. */
const matched: FraudDecisionStatus[] = ['REPORTED', 'SUSPENDED', 'RELEASED', 'DECLINED', 'CANCELLED'];

/** Among them what was tried before it was detected, which fraud guard did not match. */
const declined: Partial<LinkSearch<'TransactionSearchView'>> = { status: ['DECLINED'], transactionType: 'PAYMENT' };

/** What happens to payments while it goes on. */
const effects: Readonly<Record<BinTestingCode, string>> = {
  OFF: 'BIN testing mode is off: payments are not checked for it.',
  ALERT_ONLY: 'Alert only: a payment with a card that was never approved here is reported, and not stopped.',
  ALERT_AND_BLACKLIST: `Alert and Decline: a payment with a card that was never approved here is declined without asking the bank, and card and IP address are blacklisted for ${BLACKLIST_MONTHS} months.`,
};

interface BinAlertsViewProps {
  alerts: readonly BinAlert[];
  timeZone: string;
  /** Null: not known, or not for this user, as the mode is for staff only (1R164). */
  mode: BinTestingCode | null;
  seesTransactions: boolean;
}

/** BIN testing that goes on: which cards are tried, how many of them, and what happens to their payments. */
export function BinAlertsView({ alerts, timeZone, mode, seesTransactions }: BinAlertsViewProps) {
  const [first, ...others] = alerts;
  if (!first) return null;
  return (
    <Alert
      tone="warning"
      title={
        others.length === 0
          ? `BIN testing: cards that begin with ${first.bin}`
          : `BIN testing with cards of ${formatCount(alerts.length)} BINs`
      }
      actions={
        <>
          {seesTransactions && (
            <Button asChild size="sm">
              <PageLink to="TransactionSearchView" search={{ ...declined, from: firstDay(alerts, timeZone) }}>
                Declined payments
              </PageLink>
            </Button>
          )}
          <Button asChild size="sm">
            <PageLink to="FraudReviewView" search={{ rule: 'BIN_TESTING', status: matched }}>
              Fraud guard decisions
            </PageLink>
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>
          <Attempts alert={first} timeZone={timeZone} />
        </p>
      ) : (
        <ul>
          {alerts.slice(0, MOST_DESCRIBED).map((alert) => (
            <li key={`${alert.bin} ${alert.detectedAt}`}>
              {alert.bin}: <Attempts alert={alert} timeZone={timeZone} />
            </li>
          ))}
          {alerts.length > MOST_DESCRIBED && <li>{formatCount(alerts.length - MOST_DESCRIBED)} more</li>}
        </ul>
      )}
      {mode !== null && <p>{effects[mode]}</p>}
    </Alert>
  );
}

/** The day on which the earliest attempt may have been made: what is detected was tried within 24 hours. */
function firstDay(alerts: readonly BinAlert[], timeZone: string): string {
  const earliest = Math.min(...alerts.map(({ detectedAt }) => Date.parse(detectedAt)));
  return localMoment(new Date(earliest - 24 * 3_600_000), timeZone).date;
}

const Attempts = ({ alert, timeZone }: { alert: BinAlert; timeZone: string }) => (
  <>
    {formatCount(alert.attempts)} attempts with {formatCount(alert.cards)} cards, {formatCount(alert.declined)}{' '}
    declined. Detected <DateTime value={alert.detectedAt} timeZone={timeZone} show="date-time" />.
  </>
);
