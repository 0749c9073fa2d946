import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import { accountPaymentList } from '@quickportal/contracts/supplier-accounts/account-history-lists';
import type { TransactionRow } from '@quickportal/contracts/transactions/read';
import type { Column } from '@quickportal/ui/data-table';
import { ReceiptText } from 'lucide-react';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable, type RowLinks } from '../../../layout/list/list-table.tsx';
import { TotalAmount, TransactionStatusBadge } from '../../../layout/payments/transaction.tsx';
import { ACCOUNT_PAGE_SIZE } from './page-size.ts';

export interface AccountPaymentsViewProps extends InnerListProps<TransactionRow> {
  timeZone: string;
  /** Where receipts lead. */
  links?: RowLinks<string>;
}

const columns = (timeZone: string): readonly Column<TransactionRow>[] =>
  listColumns<TransactionRow, typeof accountPaymentList>(accountPaymentList, timeZone, {
    status: (row) => <TransactionStatusBadge transaction={row} />,
    paidFrom: (row) => paidFromName(row.paidFrom),
    totalAmount: (row) => <TotalAmount row={row} />,
  });

/** Payments and refunds that settle to an account, newest first. */
export const AccountPaymentsView = ({ timeZone, links, ...list }: AccountPaymentsViewProps) => (
  <ListTable<TransactionRow, string>
    of={accountPaymentList}
    bare
    columns={columns(timeZone)}
    idOf={(row) => row.receiptNumber}
    list={{ ...list, ...links }}
    pageSize={ACCOUNT_PAGE_SIZE}
    empty={{
      icon: <ReceiptText />,
      title: 'No payments yet',
      text: 'Payments and refunds that settle to this account are listed here.',
    }}
  />
);
