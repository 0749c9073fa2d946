import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import type { ListedTransaction } from '@quickportal/contracts/transactions/search';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import type { Column } from '@quickportal/ui/data-table';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { SignedMoney, TotalAmount, TransactionStatusBadge } from '../../layout/payments/transaction.tsx';

type Signed = 'principalAmount' | 'surchargeAmount';

const amountOf = (field: Signed) => (row: Transaction) => (
  <SignedMoney transactionType={row.transactionType} amount={row[field]} />
);

/** The columns of the list of transactions. Rows are led by the receipt number, which is the link. */
export const transactionColumns = (timeZone: string): readonly Column<ListedTransaction>[] =>
  listColumns(transactionList, timeZone, {
    status: (row) => <TransactionStatusBadge transaction={row} />,
    paidFrom: (row) => paidFromName(row.paidFrom),
    source: (row) => row.sourceDisplay,
    response: responseText,
    principalAmount: amountOf('principalAmount'),
    surchargeAmount: amountOf('surchargeAmount'),
    totalAmount: (row) => <TotalAmount row={row} />,
  });

/** What the network said, with its code: "51 Insufficient funds". */
export const responseText = ({
  responseCode,
  responseText: text,
}: Pick<Transaction, 'responseCode' | 'responseText'>) => [responseCode, text].filter(Boolean).join(' ');
