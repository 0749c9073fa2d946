import { api } from '../../data/trpc.ts';
import { useCommunity, useRights } from '../../data/session.ts';
import { SavedViewsMenu } from '../../layout/saved-views-menu.tsx';
import { tableOf } from '../../layout/table-of.ts';
import { href } from '../../pages/href.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { preloadPage } from '../../pages/preload.ts';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { CustomerSearchView } from './customer-search.view.tsx';
import { searchInput, useCustomerSearch } from './customers.data.ts';

export const preload = (search: PageSearch<'CustomerSearchView'>) => api.customers.search.prefetch(searchInput(search));

export default function CustomerSearchPage() {
  const search = useSearch('CustomerSearchView');
  const setSearch = useSetSearch('CustomerSearchView');
  const goTo = useGoTo();
  const rights = useRights();
  const community = useCommunity();
  const table = tableOf(useCustomerSearch(search), 'Customers');
  return (
    <CustomerSearchView
      community={community}
      search={search}
      onSearchChange={(patch) => setSearch({ page: 1, ...patch })}
      onSortChange={(sort) => setSearch({ sort: sort as typeof search.sort, page: 1 })}
      table={table}
      savedViews={<SavedViewsMenu view="CustomerSearchView" table="customer-search" allLabel="All customers" />}
      addHref={
        rights.hasAny(['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'])
          ? href('NewCustomerView')
          : null
      }
      hrefFor={(customerId) => href('CustomerDetailsView', { CustomerId: customerId })}
      onOpen={(customerId) => goTo('CustomerDetailsView', { CustomerId: customerId })}
      onIntent={(customerId) => preloadPage('CustomerDetailsView', { CustomerId: customerId })}
      hrefForPage={(page) => href('CustomerSearchView', { ...search, page })}
    />
  );
}
