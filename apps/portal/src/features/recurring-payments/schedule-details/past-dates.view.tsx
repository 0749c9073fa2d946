import type { Occurrence } from '@quickportal/contracts/recurring-payments/occurrence';
import { occurrenceList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { Card } from '@quickportal/ui/card';
import type { Column } from '@quickportal/ui/data-table';
import { Money } from '@quickportal/ui/money';
import { History } from 'lucide-react';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable } from '../../../layout/list/list-table.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { moneyOf, OccurrenceBadge } from '../schedule.entity.tsx';

const PAGE_SIZE = 5;

export interface PastDatesViewProps extends InnerListProps<Occurrence> {
  /** Whether receipts lead to their transaction. */
  // In the specification: 1R163
  linksToReceipts: boolean;
}

/** What was said beside a status: why it failed, when it is tried again, how often it was. */
function noteOf({ status, failure, nextAttemptDate, attempts, movedBecause }: Occurrence): string {
  const again = status === 'RETRYING' && nextAttemptDate !== null && `retry on ${displayDate(nextAttemptDate)}`;
  const tries = attempts > 1 && `${attempts} tries`;
  return [failure, again, tries, movedBecause].filter(Boolean).join(' · ');
}

const columns = (linksToReceipts: boolean): readonly Column<Occurrence>[] =>
  listColumns(occurrenceList, '', {
    status: (row) => (
      <span className="grid justify-items-start gap-0.5">
        <OccurrenceBadge occurrence={row} />
        {noteOf(row) !== '' && (
          <span className="text-12 text-ink-2 wrap-anywhere whitespace-normal">{noteOf(row)}</span>
        )}
      </span>
    ),
    receiptNumber: ({ receiptNumber }) =>
      receiptNumber !== null && linksToReceipts ? (
        <PageLink to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }}>
          {receiptNumber}
        </PageLink>
      ) : (
        receiptNumber
      ),
    amount: (row) => <Money {...moneyOf(row.amount)} />,
  });

/** What became of the dates that were due, newest first. */
export const PastDatesView = (props: PastDatesViewProps) => (
  <Card title={occurrenceList.title}>
    <ListTable
      of={occurrenceList}
      flush
      bare
      columns={columns(props.linksToReceipts)}
      idOf={(row) => row.occurrenceId}
      list={props}
      pageSize={PAGE_SIZE}
      empty={{
        icon: <History />,
        title: 'No past payments yet',
        text: 'Payments are taken early in the morning of their date.',
        level: 3,
      }}
    />
  </Card>
);
