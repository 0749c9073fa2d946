import { formatCount } from '@quickportal/ui/count';
import type { FieldError } from '../../data/problem.ts';
import { trpcClient } from '../../data/trpc.ts';
import { ExportList } from '../../layout/export-list.tsx';
import type { PageSearch } from '../../pages/registry.ts';
import { customerColumns } from './customer.entity.tsx';
import { searchInput } from './customers.data.ts';
import { EXPORT_COLUMNS, exportColumnsOf } from './export-columns.ts';

interface ExportCustomersProps {
  search: PageSearch<'CustomerSearchView'>;
  recordsCount: number;
  timeZone: string;
  /** What validation found stands on the search form; empty: nothing. */
  onFieldErrors: (errors: FieldError[]) => void;
}

/** Export Customers (2C153). */
export function ExportCustomers({ search, recordsCount, timeZone, onFieldErrors }: ExportCustomersProps) {
  const { page: _page, pageSize: _pageSize, ...criteria } = searchInput(search).body;
  const { startExport, pollExport } = trpcClient.customers;
  return (
    <ExportList
      kind="customers"
      title="Customers"
      label="Export Customers"
      table={{ id: 'customers', columns: customerColumns(timeZone) }}
      columnsOf={exportColumnsOf}
      all={{ count: EXPORT_COLUMNS, hint: 'addresses included' }}
      what={whatOf(search, recordsCount)}
      recordsCount={recordsCount}
      calls={{
        validate: () => startExport.mutate({ query: { validationOnly: true }, body: criteria }),
        start: (body, options) => startExport.mutate({ query: {}, body: { ...criteria, ...body } }, options),
        poll: (exportId) => pollExport.query({ query: { exportId } }),
      }}
      onFieldErrors={onFieldErrors}
    />
  );
}

function whatOf({ query, status }: PageSearch<'CustomerSearchView'>, count: number): string {
  const filters = [
    ...(query === '' ? [] : [`matching “${query}”`]),
    ...(status === undefined ? [] : [status === 'ENABLED' ? 'enabled' : 'disabled']),
  ];
  const customers = `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`;
  return [customers, ...filters].join(', ');
}
