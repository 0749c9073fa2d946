import type { BinAlert } from '@quickportal/contracts/fraud-guard/bin-alert';
import { BLACKLIST_MONTHS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { localMoment } from '@quickportal/contracts/rules/banking-calendar/local-moment';
import type { BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { PageLink } from '../../pages/page-link.tsx';
import type { LinkSearch } from '../../pages/page-list.ts';

/** Alerts described individually; of more, only the number is shown. */
const MOST_DESCRIBED = 5;
/** All decisions that matched a rule. */
const matched: FraudDecisionStatus[] = ['REPORTED', 'SUSPENDED', 'RELEASED', 'DECLINED', 'CANCELLED'];

/** Including attempts before detection, which fraud guard did not match. */
const declined: Partial<LinkSearch<'TransactionSearchView'>> = { status: ['DECLINED'], transactionType: 'PAYMENT' };

/** What happens to payments during an alert. */
const effects: Readonly<Record<BinTestingCode, string>> = {
  OFF: 'BIN testing mode is off: payments are not checked for it.',
  ALERT_ONLY: 'Alert only: a payment with a card that was never approved here is reported, and not stopped.',
  ALERT_AND_BLACKLIST: `Alert and Decline: a payment with a card that was never approved here is declined without asking the bank, and card and IP address are blacklisted for ${BLACKLIST_MONTHS} months.`,
};

interface BinAlertsViewProps {
  alerts: readonly BinAlert[];
  timeZone: string;
  /** Null: unknown, or hidden from this user, because the mode is for staff only. */
  // In the specification: 1R164
  mode: BinTestingCode | null;
  seesTransactions: boolean;
}

/** Ongoing BIN testing: the cards tried, how many, and what happens to their payments. */
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

/** First day of possible attempts: an alert covers the last 24 hours. */
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
