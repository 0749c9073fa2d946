import { customerList } from '@quickportal/contracts/customers/customer-list';
import { useState } from 'react';
import type { FieldError } from '../../data/problem.ts';
import { RunningExports } from '../../layout/exports/running-exports.tsx';
import { ExportCustomers } from './export-customers.tsx';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { SavedViewsMenu } from '../../layout/filters/saved-views-menu.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { CustomerSearchView } from './customer-search.view.tsx';
import { searchInput, useCustomerSearch } from './customers.data.ts';

export const preload = (search: PageSearch<'CustomerSearchView'>) => api.customers.search.prefetch(searchInput(search));

export default function CustomerSearchPage() {
  const list = useList('CustomerSearchView');
  const { search } = list;
  const canExport = useMay('customers.startExport');
  const canAdd = useMay('customers.create');
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
        canExport && (
          <ExportCustomers search={search} recordsCount={table.recordsCount ?? 0} onFieldErrors={setFilterErrors} />
        )
      }
      exports={<RunningExports kind={customerList.name} />}
      table={table}
      savedViews={<SavedViewsMenu view="CustomerSearchView" list={customerList} />}
      canAdd={canAdd}
    />
  );
}
