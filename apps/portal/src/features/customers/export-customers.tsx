import { customerList } from '@quickportal/contracts/customers/customer-list';
import { trpcClient } from '../../data/trpc.ts';
import { ExportList, type ExportOfPage } from '../../layout/export-list.tsx';
import { searchInput } from './customers.data.ts';

/** Export Customers (2C153). */
export function ExportCustomers({ search, ...props }: ExportOfPage<'CustomerSearchView'>) {
  const { page: _page, pageSize: _pageSize, ...criteria } = searchInput(search).body;
  const filters = [
    ...(search.query === '' ? [] : [`matching “${search.query}”`]),
    ...(search.status === undefined ? [] : [search.status === 'ENABLED' ? 'enabled' : 'disabled']),
  ];
  return (
    <ExportList
      {...props}
      list={customerList}
      label="Export Customers"
      allHint="addresses included"
      filters={filters}
      call="customers.startExport"
      criteria={criteria}
      poll={(exportId) => trpcClient.customers.pollExport.query({ query: { exportId } })}
    />
  );
}
