import type { Occurrence } from '@quickportal/contracts/recurring-payments/read';
import { displayDate } from '@quickportal/contracts/rules/calendar-date';
import { Card } from '@quickportal/ui/card';
import { type Column, DataTable } from '@quickportal/ui/data-table';
import { DateOnly } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Money } from '@quickportal/ui/money';
import { History } from 'lucide-react';
import type { TableData } from '../../layout/table-of.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { moneyOf, OccurrenceBadge } from './schedule.entity.tsx';

const PAGE_SIZE = 5;

export interface PastDatesViewProps {
  table: TableData<Occurrence>;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
  /** Whether receipts lead to their transaction (1R163). */
  linksToReceipts: boolean;
}

/** What was said beside a status: why it failed, when it is tried again, how often it was. */
function noteOf({ status, failure, nextAttemptDate, attempts, movedBecause }: Occurrence): string {
  const again = status === 'RETRYING' && nextAttemptDate !== null && `tried again on ${displayDate(nextAttemptDate)}`;
  const tries = attempts > 1 && `${attempts} tries`;
  return [failure, again, tries, movedBecause].filter(Boolean).join(' · ');
}

const columns = (linksToReceipts: boolean): readonly Column<Occurrence>[] => [
  { id: 'date', header: 'Date', lead: true, cell: (row) => <DateOnly value={row.date} /> },
  {
    id: 'status',
    header: 'Status',
    maxWidth: '20rem',
    cell: (row) => (
      <span className="grid justify-items-start gap-0.5">
        <OccurrenceBadge occurrence={row} />
        {noteOf(row) !== '' && (
          <span className="text-12 text-ink-2 wrap-anywhere whitespace-normal">{noteOf(row)}</span>
        )}
      </span>
    ),
  },
  {
    id: 'receiptNumber',
    header: 'Receipt number',
    shortHeader: 'Receipt',
    mono: true,
    cell: ({ receiptNumber }) =>
      receiptNumber !== null && linksToReceipts ? (
        <PageLink to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }}>
          {receiptNumber}
        </PageLink>
      ) : (
        receiptNumber
      ),
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money {...moneyOf(row.amount)} /> },
];

/** What became of the dates that were due, newest first. */
export function PastDatesView({ table, page, hrefForPage, onPageChange, linksToReceipts }: PastDatesViewProps) {
  return (
    <Card title="Past payments">
      <DataTable
        id="schedule-past-dates"
        label="Past payments"
        noun={['date', 'dates']}
        flush
        bare
        columns={columns(linksToReceipts)}
        getRowId={(row) => row.occurrenceId}
        {...table}
        paging={{ page, pageSize: PAGE_SIZE, hrefFor: hrefForPage, onPageChange }}
        empty={
          <EmptyState level={3} icon={<History />} title="No payment was due yet">
            Payments are taken in the early morning of their day.
          </EmptyState>
        }
      />
    </Card>
  );
}
