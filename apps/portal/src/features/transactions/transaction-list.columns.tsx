import type { ListedTransaction } from '@quickportal/contracts/transactions/search';
import type { Column } from '@quickportal/ui/data-table';
import { SignedMoney, transactionColumns } from './transaction.entity.tsx';

/** What this list does otherwise: what it can be sorted by, and what it keeps where there is little room. */
const changed: Readonly<Record<string, Partial<Column<ListedTransaction>>>> = {
  transactionTime: { sortable: true, descendingFirst: true },
  totalAmount: { sortable: true, descendingFirst: true },
  settlementDate: { sortable: true, descendingFirst: true },
  customerName: { sortable: true },
  paymentReferenceNumber: { header: 'Payment reference', rank: 2 },
  customerReferenceNumber: { header: 'Customer reference', rank: 2 },
  // The sign of the amount tells it too
  transactionType: { rank: 3 },
};

/** The columns of the transaction search: those of every list, and what only this one has. */
export function transactionListColumns(timeZone: string): readonly Column<ListedTransaction>[] {
  const shared = transactionColumns(timeZone).map((column) => ({ ...column, ...changed[column.id] }));
  const total = shared.findIndex(({ id }) => id === 'totalAmount');
  return [...shared.slice(0, total), ...own, ...shared.slice(total)];
}

const own: readonly Column<ListedTransaction>[] = [
  {
    id: 'businessName',
    header: 'Business',
    rank: 3,
    defaultVisible: false,
    maxWidth: '14rem',
    cell: (row) => row.businessName,
  },
  {
    id: 'principalAmount',
    header: 'Principal amount',
    align: 'end',
    rank: 3,
    defaultVisible: false,
    cell: (row) => <SignedMoney transactionType={row.transactionType} amount={row.principalAmount} />,
  },
  {
    id: 'surchargeAmount',
    header: 'Surcharge amount',
    align: 'end',
    rank: 3,
    defaultVisible: false,
    cell: (row) => <SignedMoney transactionType={row.transactionType} amount={row.surchargeAmount} />,
  },
];
