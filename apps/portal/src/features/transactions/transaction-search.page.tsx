import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { useState } from 'react';
import type { FieldError } from '../../data/problem.ts';
import { useCommunity } from '../../data/session.ts';
import { useSupplierBusinesses } from '../../data/supplier-businesses.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { RunningExports } from '../../layout/exports/running-exports.tsx';
import { SavedViewsMenu } from '../../layout/filters/saved-views-menu.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { ExportTransactions } from './export-transactions.tsx';
import { searchInput, useTransactionSearch } from './transactions.data.ts';
import { TransactionSearchView } from './transaction-search.view.tsx';

export const preload = (search: PageSearch<'TransactionSearchView'>) =>
  api.transactions.search.prefetch(searchInput(search));

export default function TransactionSearchPage() {
  const list = useList('TransactionSearchView');
  const { search } = list;
  const canExport = useMay('transactions.startExport');
  const community = useCommunity();
  const found = useTransactionSearch(search);
  const table = tableOf(found, 'Transactions');
  const businesses = useSupplierBusinesses().data?.items ?? [];
  const [filterErrors, setFilterErrors] = useState<FieldError[]>([]);
  return (
    <TransactionSearchView
      community={community}
      {...list}
      {...useRowLinks('TransactionDetailView', (receipt: string) => ({ ReceiptNumber: receipt }))}
      onSearchChange={(patch) => {
        setFilterErrors([]);
        list.onSearchChange(patch);
      }}
      businesses={businesses}
      filterErrors={filterErrors}
      understood={found.isPlaceholderData ? undefined : found.data?.understood}
      exportButton={
        canExport && (
          <ExportTransactions search={search} recordsCount={table.recordsCount ?? 0} onFieldErrors={setFilterErrors} />
        )
      }
      exports={<RunningExports kind={transactionList.name} />}
      table={table}
      savedViews={<SavedViewsMenu view="TransactionSearchView" list={transactionList} />}
    />
  );
}
