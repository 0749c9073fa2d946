import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/table-of.ts';
import { useRowLinks } from '../../layout/use-list.ts';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { href } from '../../pages/href.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { HistoryView } from './history.view.tsx';
import { useCustomerTransactions } from './transaction-search.data.ts';

/** Payment History, a page at a time. */
export default function HistoryTab({ customer: { customerId }, rights }: CustomerTabProps) {
  const search = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const { timeZone } = useCommunity();
  const links = useRowLinks('TransactionDetailView', (receipt: string) => ({ ReceiptNumber: receipt }));
  return (
    <HistoryView
      timeZone={timeZone}
      table={tableOf(useCustomerTransactions(customerId, search.page), 'Payment history')}
      page={search.page}
      hrefForPage={(page) => href('CustomerDetailsView', { ...search, page })}
      onPageChange={(page) => setSearch({ page })}
      rights={rights}
      links={links}
      searchHref={href('TransactionSearchView', { CustomerId: customerId })}
    />
  );
}
