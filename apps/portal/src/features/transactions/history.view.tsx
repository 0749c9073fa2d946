import type { TransactionRow } from '@quickportal/contracts/transactions/of-customer';
import { formatCount } from '@quickportal/ui/count';
import { type Column, DataTable } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { ReceiptText, Search } from 'lucide-react';
import type { RowLinks } from '../../layout/list-table.tsx';
import type { TableData } from '../../layout/table-of.ts';
import { SignedMoney, TransactionStatusBadge, transactionTypeTexts } from './transaction.entity.tsx';

/** Rows on a page (1K049). */
const PAGE_SIZE = 5;

export interface HistoryViewProps {
  timeZone: string;
  table: TableData<TransactionRow>;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
  /** Rights for this customer, by name: who may not see transactions gets no links to them (1R163). */
  rights: ReadonlySet<string>;
  /** Where receipts lead. */
  links: RowLinks<string>;
  /** The search of these transactions. */
  searchHref: string;
}

const columns = (timeZone: string): readonly Column<TransactionRow>[] => [
  { id: 'receiptNumber', header: 'Receipt number', lead: true, mono: true, cell: (row) => row.receiptNumber },
  {
    id: 'transactionTime',
    header: 'Time',
    cell: (row) => <DateTime value={row.transactionTime} timeZone={timeZone} show="date-time" />,
  },
  { id: 'status', header: 'Status', corner: true, cell: (row) => <TransactionStatusBadge transaction={row} /> },
  { id: 'transactionType', header: 'Type', rank: 2, cell: (row) => transactionTypeTexts[row.transactionType] },
  {
    id: 'customerReferenceNumber',
    header: 'Customer reference number',
    shortHeader: 'Customer ref.',
    mono: true,
    rank: 3,
    maxWidth: '11rem',
    cell: (row) => row.customerReferenceNumber,
  },
  {
    id: 'paymentReferenceNumber',
    header: 'Payment reference number',
    shortHeader: 'Payment ref.',
    mono: true,
    rank: 2,
    maxWidth: '11rem',
    cell: (row) => row.paymentReferenceNumber,
  },
  { id: 'source', header: 'Source', rank: 3, cell: (row) => row.sourceDisplay },
  {
    id: 'totalAmount',
    header: 'Total amount',
    align: 'end',
    cell: (row) => <SignedMoney transactionType={row.transactionType} amount={row.totalAmount} />,
  },
];

/** What a customer paid and got back, newest first. */
export function HistoryView(props: HistoryViewProps) {
  const { timeZone, table, page, links } = props;
  const mayOpen = props.rights.has('TransactionDetailView');
  const rows = (
    <DataTable
      id="customer-transactions"
      label="Payment History"
      noun={['transaction', 'transactions']}
      bare
      columns={columns(timeZone)}
      getRowId={(row) => row.receiptNumber}
      {...table}
      {...(mayOpen && {
        hrefForRow: (row: TransactionRow) => links.hrefFor(row.receiptNumber),
        onRowOpen: (row: TransactionRow) => links.onOpen(row.receiptNumber),
        onRowIntent: (row: TransactionRow) => links.onIntent?.(row.receiptNumber),
      })}
      paging={{ page, pageSize: PAGE_SIZE, hrefFor: props.hrefForPage, onPageChange: props.onPageChange }}
      empty={
        <EmptyState level={2} icon={<ReceiptText />} title="No payments yet">
          Payments and refunds of the customer are listed here, with how each ended.
        </EmptyState>
      }
    />
  );
  const { recordsCount = 0 } = table;
  if (!mayOpen || recordsCount <= PAGE_SIZE) return rows;
  return (
    <div className="grid min-w-0 gap-3">
      {rows}
      <p className="text-13">
        <a href={props.searchHref} className="inline-flex items-center gap-1.5">
          <Search className="size-3.5" />
          Search and export all {formatCount(recordsCount)}
        </a>
      </p>
    </div>
  );
}
