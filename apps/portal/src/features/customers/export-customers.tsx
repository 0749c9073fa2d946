import { customerList } from '@quickportal/contracts/customers/customer-list';
import { inSentence } from '@quickportal/contracts/kernel/in-sentence';
import { trpcClient } from '../../data/connection/trpc.ts';
import { ExportList, type ExportOfPage } from '../../layout/exports/export-list.tsx';

/** Export Customers. */
// In the specification: 2C153
export function ExportCustomers(props: ExportOfPage<'CustomerSearchView'>) {
  const { query, status } = props.search;
  const filters = [
    ...(query === '' ? [] : [`matching “${query}”`]),
    ...(status === undefined ? [] : [inSentence(customerList.filters.status.choices[status])]),
  ];
  return (
    <ExportList
      {...props}
      list={customerList}
      label="Export Customers"
      allHint="addresses included"
      filters={filters}
      call="customers.startExport"
      poll={(exportId) => trpcClient.customers.pollExport.query({ query: { exportId } })}
    />
  );
}
