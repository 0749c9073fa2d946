import type { BankStatementDay } from '@quickportal/contracts/bank-statement-days/bank-statement-day';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { Alert } from '@quickportal/ui/alert';
import { Badge } from '@quickportal/ui/badge';
import { Card, CardBody } from '@quickportal/ui/card';
import { countedNoun, formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { Lock, LockOpen } from 'lucide-react';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { moneyOf } from '../../layout/payments/transaction.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';

const LineStatus = statusBadge(bankStatementLineStates.states);

export interface StatementDayViewProps {
  day: BankStatementDay;
  timeZone: string;
  /** Null where the user may only read. */
  onClose: (() => void) | null;
  onReopen: (() => void) | null;
}

/** A day of a statement account: statement balance against book balance, and the difference line by line. */
export function StatementDayView({ day, timeZone, onClose, onReopen }: StatementDayViewProps) {
  const { isClosed, aliasName, businessName, closedBy, closedDate, differenceReason } = day;
  return (
    <PageStack className="@container/page grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={`${displayDate(day.day)}, ${aliasName}`}
        badge={
          <Badge tone={isClosed ? 'neutral' : 'info'} icon={isClosed ? <Lock /> : <LockOpen />}>
            {isClosed ? 'Closed' : 'Open'}
          </Badge>
        }
        subtitle={businessName}
        actions={
          <>
            {onClose && !isClosed && (
              <PageAction action="Close day" variant="primary" onClick={onClose}>
                <Lock />
                Close day
              </PageAction>
            )}
            {onReopen && isClosed && (
              <PageAction action="Reopen day" onClick={onReopen}>
                <LockOpen />
                Reopen day
              </PageAction>
            )}
          </>
        }
      />
      {isClosed && (
        <Alert tone="neutral" title="Nothing in this day changes any more">
          Closed by {closedBy || 'a user'}
          {closedDate !== null && (
            <>
              {', '}
              <DateTime value={closedDate} timeZone={timeZone} show="date-time" />
            </>
          )}
          . Reopening it needs a second person.
          {differenceReason !== '' && ` Reason for the difference: ${differenceReason}`}
        </Alert>
      )}
      <div className="grid items-stretch gap-4 @min-[56rem]/page:grid-cols-3">
        <Statement day={day} />
        <Books day={day} />
        <Difference day={day} />
      </div>
    </PageStack>
  );
}

function Statement({ day }: { day: BankStatementDay }) {
  return (
    <Card title="Statement" note={countedNoun(day.lineCount, 'line')}>
      <CardBody>
        <Totals>
          <TotalsRow term="Opening balance">
            <Money {...moneyOf(day.openingBalance)} />
          </TotalsRow>
          <TotalsRow term={countedNoun(day.creditCount, 'credit')}>
            <Money {...moneyOf(day.credits)} />
          </TotalsRow>
          <TotalsRow term={countedNoun(day.debitCount, 'debit')}>
            <Money {...moneyOf(day.debits)} />
          </TotalsRow>
          <TotalsSum term="Closing balance" size="small">
            <Money {...moneyOf(day.statementBalance)} />
          </TotalsSum>
        </Totals>
      </CardBody>
    </Card>
  );
}

function Books({ day }: { day: BankStatementDay }) {
  return (
    <Card title="Books">
      <CardBody>
        <Totals>
          <TotalsRow term="Opening balance">
            <Money {...moneyOf(day.openingBalance)} />
          </TotalsRow>
          <TotalsRow term="Matched to invoices">
            <Money {...moneyOf(day.matched)} />
          </TotalsRow>
          <TotalsRow term="Excluded">
            <Money {...moneyOf(day.excluded)} />
          </TotalsRow>
          <TotalsSum term="Book balance" size="small">
            <Money {...moneyOf(day.bookBalance)} />
          </TotalsSum>
        </Totals>
      </CardBody>
    </Card>
  );
}

function Difference({ day: { differences, openCount, difference } }: { day: BankStatementDay }) {
  return (
    <Card title="Difference, line by line">
      <CardBody>
        {openCount === 0 && <p className="py-1.75 text-ink-2">Every line is matched or excluded.</p>}
        <Totals>
          {differences.map(({ bankStatementLineId, narrative, status, amount }) => (
            <TotalsRow
              key={bankStatementLineId}
              term={
                <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                  <PageLink to="StatementLineView" search={{ LineId: bankStatementLineId }} className="wrap-anywhere">
                    {narrative || `Line ${bankStatementLineId}`}
                  </PageLink>
                  <LineStatus status={status} />
                </span>
              }
            >
              <Money {...moneyOf(amount)} />
            </TotalsRow>
          ))}
          {openCount > differences.length && (
            <TotalsRow term={`${formatCount(openCount - differences.length)} more lines`}>{null}</TotalsRow>
          )}
          <TotalsSum term="Difference" size="small">
            <Money {...moneyOf(difference)} />
          </TotalsSum>
        </Totals>
      </CardBody>
    </Card>
  );
}
