import { SUMMARY_ITEMS } from '@quickportal/contracts/customers/summary-parts';
import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import { customerTransactionList } from '@quickportal/contracts/transactions/customer-transaction-list';
import type { TransactionRow } from '@quickportal/contracts/transactions/read';
import { Card } from '@quickportal/ui/card';
import { ReceiptText } from 'lucide-react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable, type RowLinks, type WholeListProps } from '../../layout/list/list-table.tsx';
import { TotalAmount, TransactionStatusBadge } from '../../layout/payments/transaction.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface LatestPaymentsViewProps extends WholeListProps<TransactionRow>, Partial<RowLinks<string>> {
  customerId: number;
  timeZone: string;
}

export const latestTitle = 'Latest payments';
const { totals: _totals, ...listed } = customerTransactionList;
const latest = { ...listed, name: 'customer-latest-payments', title: latestTitle };
const shown = new Set(['receiptNumber', 'transactionTime', 'paidFrom', 'sourceDisplay', 'status', 'totalAmount']);
const columns = (timeZone: string) =>
  listColumns<TransactionRow, typeof customerTransactionList>(customerTransactionList, timeZone, {
    status: (row) => <TransactionStatusBadge transaction={row} />,
    paidFrom: (row) => paidFromName(row.paidFrom),
    totalAmount: (row) => <TotalAmount row={row} />,
  }).filter(({ id }) => shown.has(id));

/** The newest payments and refunds of a customer, and the way to all of them. */
export const LatestPaymentsView = (props: LatestPaymentsViewProps) => (
  <Card
    title={latest.title}
    actions={
      <PageLink to="CustomerDetailsView" search={{ CustomerId: props.customerId, tab: 'history' }} className="text-13">
        {customerTransactionList.title}
      </PageLink>
    }
  >
    <ListTable<TransactionRow, string>
      of={latest}
      flush
      bare
      columns={columns(props.timeZone)}
      idOf={(row) => row.receiptNumber}
      list={props}
      expectedRows={SUMMARY_ITEMS}
      empty={{
        icon: <ReceiptText />,
        title: 'No payments yet',
        text: 'The newest payments and refunds of the customer are listed here.',
        level: 3,
      }}
    />
  </Card>
);
