import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { trpcClient } from '../../data/trpc.ts';
import { isNarrowed } from '../../layout/narrowing.ts';
import { ExportList, type ExportOfPage } from '../../layout/export-list.tsx';
import { noFilters } from './transaction-filters.tsx';
import { searchInput } from './transactions.data.ts';

/** Exports transactions: the rows that the list finds, in its order. */
export function ExportTransactions({ search, ...props }: ExportOfPage<'TransactionSearchView'>) {
  const { page: _page, pageSize: _pageSize, totals: _totals, ...criteria } = searchInput(search).query;
  return (
    <ExportList
      {...props}
      list={transactionList}
      allHint="principal and surcharge included"
      filters={isNarrowed(search, noFilters) ? ['as filtered'] : []}
      call="transactions.startExport"
      criteria={criteria}
      poll={(exportId) => trpcClient.transactions.pollExport.query({ query: { exportId } })}
    />
  );
}
