import { formatCount } from '@quickportal/ui/count';
import type { FieldError } from '../../data/problem.ts';
import { trpcClient } from '../../data/trpc.ts';
import { ExportList } from '../../layout/export-list.tsx';
import type { PageSearch } from '../../pages/registry.ts';
import { EXPORT_COLUMNS, exportColumnsOf } from './export-columns.ts';
import { isNarrowed } from './transaction-filters.tsx';
import { transactionListColumns } from './transaction-list.columns.tsx';
import { searchInput } from './transaction-search.data.ts';

interface ExportTransactionsProps {
  search: PageSearch<'TransactionSearchView'>;
  recordsCount: number;
  timeZone: string;
  /** What validation found stands on the search form; empty: nothing. */
  onFieldErrors: (errors: FieldError[]) => void;
}

/** Export Transactions: the rows that the list finds, in its order. */
export function ExportTransactions({ search, recordsCount, timeZone, onFieldErrors }: ExportTransactionsProps) {
  const { page: _page, pageSize: _pageSize, ...criteria } = searchInput(search).query;
  const { startExport, pollExport } = trpcClient.transactions;
  const counted = `${formatCount(recordsCount)} ${recordsCount === 1 ? 'transaction' : 'transactions'}`;
  return (
    <ExportList
      kind="transactions"
      title="Transactions"
      label="Export Transactions"
      table={{ id: 'transactions', columns: transactionListColumns(timeZone) }}
      columnsOf={exportColumnsOf}
      all={{ count: EXPORT_COLUMNS, hint: 'principal and surcharge included' }}
      what={isNarrowed(search) ? `${counted}, as filtered` : counted}
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
