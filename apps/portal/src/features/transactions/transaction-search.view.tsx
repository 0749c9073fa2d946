import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { Currency } from '@quickportal/contracts/rules/money';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import type { ListedTransaction } from '@quickportal/contracts/transactions/search';
import { ReceiptText } from 'lucide-react';
import { businessNames } from '../../data/business-names.ts';
import type { FieldError } from '../../data/problem.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list/list-table.tsx';
import { transactionColumns } from './transaction.entity.tsx';

export interface TransactionSearchViewProps
  extends ListProps<ListedTransaction, FilterValues<typeof transactionList>>, RowLinks<string>, Sorting {
  community: { communityName: string; timeZone: string; currency: Currency };
  /** Businesses to filter by. */
  businesses: readonly { businessId: number; businessName: string }[];
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
  const { community, search, table } = props;
  const { CustomerId } = search;
  const customerName = table.rows[0]?.customerName;
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
      empty={{
        icon: <ReceiptText />,
        text: 'Payments and refunds are listed here.',
        tip: 'Try another reference, the amount with its cents, or the last four digits of the card instead.',
      }}
    >
      <ListFilters
        of={transactionList}
        list={props}
        names={{
          businessId: businessNames(props.businesses),
          CustomerId: CustomerId === undefined || customerName === undefined ? [] : [[CustomerId, customerName]],
        }}
        currency={community.currency}
        understood={props.understood}
        errors={props.filterErrors}
      />
      {props.exports}
    </ListPage>
  );
}
