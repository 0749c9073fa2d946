import { customerTransactionList } from '@quickportal/contracts/transactions/customer-transaction-list';
import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import type { TransactionRow } from '@quickportal/contracts/transactions/read';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { ReceiptText, Search } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable, type RowLinks } from '../../layout/list/list-table.tsx';
import { TotalAmount, TransactionStatusBadge } from '../../layout/payments/transaction.tsx';
import { PageLink } from '../../pages/page-link.tsx';

/** Rows on a page. */
// In the specification: 1K049
const PAGE_SIZE = 5;

export interface HistoryViewProps extends InnerListProps<TransactionRow> {
  timeZone: string;
  /** Rights for this customer, by name: who may not see transactions gets no links to them. */
  // In the specification: 1R163
  rights: ReadonlySet<string>;
  /** Where receipts lead. */
  links: RowLinks<string>;
  customerId: number;
}

const columns = (timeZone: string): readonly Column<TransactionRow>[] =>
  listColumns(customerTransactionList, timeZone, {
    status: (row) => <TransactionStatusBadge transaction={row} />,
    paidFrom: (row) => paidFromName(row.paidFrom),
    totalAmount: (row) => <TotalAmount row={row} />,
  });

/** What a customer paid and got back, newest first. */
export function HistoryView(props: HistoryViewProps) {
  const { timeZone, table, page, hrefForPage, onPageChange } = props;
  const mayOpen = props.rights.has('TransactionDetailView');
  const rows = (
    <ListTable<TransactionRow, string>
      of={customerTransactionList}
      bare
      columns={columns(timeZone)}
      idOf={(row) => row.receiptNumber}
      list={{ table, page, hrefForPage, onPageChange, ...(mayOpen && props.links) }}
      pageSize={PAGE_SIZE}
      empty={{
        icon: <ReceiptText />,
        title: 'No payments yet',
        text: 'Payments and refunds of the customer are listed here.',
      }}
    />
  );
  const { recordsCount = 0 } = table;
  if (!mayOpen || recordsCount <= PAGE_SIZE) return rows;
  return (
    <div className="grid min-w-0 gap-3">
      {rows}
      <p className="text-13">
        <PageLink
          to="TransactionSearchView"
          search={{ CustomerId: props.customerId }}
          className="inline-flex items-center gap-1.5"
        >
          <Search className="size-3.5" />
          Search and export all {formatCount(recordsCount)}
        </PageLink>
      </p>
    </div>
  );
}
