import { exportRights } from '@quickportal/contracts/customers/customer-rights';
import { useState } from 'react';
import type { FieldError } from '../../data/problem.ts';
import { RunningExports } from '../../layout/running-exports.tsx';
import { ExportCustomers } from './export-customers.tsx';
import { api } from '../../data/trpc.ts';
import { useCommunity, useRights } from '../../data/session.ts';
import { SavedViewsMenu } from '../../layout/saved-views-menu.tsx';
import { tableOf } from '../../layout/table-of.ts';
import { useList, useRowLinks } from '../../layout/use-list.ts';
import { href } from '../../pages/href.ts';
import type { PageSearch } from '../../pages/search.ts';
import { CustomerSearchView } from './customer-search.view.tsx';
import { searchInput, useCustomerSearch } from './customers.data.ts';

export const preload = (search: PageSearch<'CustomerSearchView'>) => api.customers.search.prefetch(searchInput(search));

export default function CustomerSearchPage() {
  const list = useList('CustomerSearchView');
  const { search } = list;
  const rights = useRights();
  const community = useCommunity();
  const table = tableOf(useCustomerSearch(search), 'Customers');
  const [filterErrors, setFilterErrors] = useState<FieldError[]>([]);
  return (
    <CustomerSearchView
      community={community}
      {...list}
      {...useRowLinks('CustomerDetailsView', (customerId) => ({ CustomerId: customerId }))}
      onSearchChange={(patch) => {
        setFilterErrors([]);
        list.onSearchChange(patch);
      }}
      filterErrors={filterErrors}
      exportButton={
        rights.hasAll(exportRights.allOf) && (
          <ExportCustomers
            search={search}
            recordsCount={table.recordsCount ?? 0}
            timeZone={community.timeZone}
            onFieldErrors={setFilterErrors}
          />
        )
      }
      exports={<RunningExports kind="customers" />}
      table={table}
      savedViews={<SavedViewsMenu view="CustomerSearchView" table="customer-search" allLabel="All customers" />}
      addHref={
        rights.hasAny(['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'])
          ? href('NewCustomerView')
          : null
      }
    />
  );
}
