import type { Currency } from '@quickportal/contracts/rules/money';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import type { ListedTransaction } from '@quickportal/contracts/transactions/search';
import { ReceiptText } from 'lucide-react';
import type { FieldError } from '../../data/problem.ts';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import {
  type FilterBusiness,
  noFilters,
  TransactionFilters,
  type TransactionFilterValues,
} from './transaction-filters.tsx';
import { transactionColumns } from './transaction.entity.tsx';

export interface TransactionSearchViewProps
  extends ListProps<ListedTransaction, TransactionFilterValues>, RowLinks<string>, Sorting {
  community: { communityName: string; timeZone: string; currency: Currency };
  /** Businesses to filter by. */
  businesses: readonly FilterBusiness[];
  /** The menu of saved views. */
  savedViews?: React.ReactNode;
  /** The button that exports, where the user may, with its dialog. */
  exportButton?: React.ReactNode;
  /** Lines about exports that are being made. */
  exports?: React.ReactNode;
  /** What the server read the words as. */
  understood?: string | undefined;
  /** What the server says about the filters. */
  filterErrors?: readonly FieldError[];
}

/** Every payment and refund, found by whatever is at hand. */
export function TransactionSearchView(props: TransactionSearchViewProps) {
  const { community, search, table, onSearchChange } = props;
  return (
    <ListPage<ListedTransaction, string>
      of={transactionList}
      title="Transaction search"
      subtitle={`Payments and refunds of ${community.communityName}`}
      actions={props.exportButton}
      columns={transactionColumns(community.timeZone)}
      idOf={(row) => row.receiptNumber}
      list={props}
      tools={props.savedViews}
      filters={narrowing(search, noFilters, onSearchChange)}
      empty={{
        icon: <ReceiptText />,
        text: 'Payments and refunds are listed here.',
        tip: 'Try another reference, the amount with its cents, or the last four digits of the card instead.',
      }}
    >
      <TransactionFilters
        values={search}
        onChange={onSearchChange}
        businesses={props.businesses}
        currency={community.currency}
        customerName={table.rows[0]?.customerName}
        understood={props.understood}
        errors={props.filterErrors}
      />
      {props.exports}
    </ListPage>
  );
}
