import type { ListedTransaction } from '@quickportal/contracts/transactions/search';
import { ReceiptText } from 'lucide-react';
import type { FieldError } from '../../data/problem.ts';
import { ListEmpty, type ListProps, ListTable, type RowLinks, type Sorting } from '../../layout/list-table.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import {
  type FilterBusiness,
  isNarrowed,
  noFilters,
  TransactionFilters,
  type TransactionFilterValues,
} from './transaction-filters.tsx';
import { transactionListColumns } from './transaction-list.columns.tsx';

export interface TransactionSearchViewProps
  extends ListProps<ListedTransaction, TransactionFilterValues>, RowLinks<string>, Sorting {
  community: { communityName: string; timeZone: string };
  /** Businesses to filter by. */
  businesses: readonly FilterBusiness[];
  /** The menu of saved views. */
  savedViews?: React.ReactNode;
  /** The button that exports, where the user may, with its dialog. */
  exportButton?: React.ReactNode;
  /** Lines about exports that are being made. */
  exports?: React.ReactNode;
  /** What the server says about the filters. */
  filterErrors?: readonly FieldError[];
}

/** Every payment and refund, found by whatever is at hand. */
export function TransactionSearchView(props: TransactionSearchViewProps) {
  const { community, search, table } = props;
  return (
    <PageStack>
      <PageHeader
        title="Transaction search"
        subtitle={`Payments and refunds of ${community.communityName}`}
        actions={props.exportButton}
      />
      <TransactionFilters
        values={search}
        onChange={props.onSearchChange}
        businesses={props.businesses}
        customerName={table.rows[0]?.customerName}
        errors={props.filterErrors}
      />
      {props.exports}
      <ListTable
        id="transactions"
        label="Transactions"
        noun={['transaction', 'transactions']}
        columns={transactionListColumns(community.timeZone)}
        idOf={(row) => row.receiptNumber}
        list={props}
        tools={props.savedViews}
        empty={
          <ListEmpty
            icon={<ReceiptText />}
            noun="transactions"
            isFiltered={isNarrowed(search)}
            onClear={() => props.onSearchChange(noFilters)}
            tip="Try another reference, the amount with its cents, or the last four digits of the card instead."
          >
            Payments and refunds are listed here as soon as they are made.
          </ListEmpty>
        }
      />
    </PageStack>
  );
}
