import { transactionExportRights } from '@quickportal/contracts/transactions/transaction-rights';
import { useState } from 'react';
import type { FieldError } from '../../data/problem.ts';
import { useCommunity, useRights } from '../../data/session.ts';
import { api } from '../../data/trpc.ts';
import { RunningExports } from '../../layout/running-exports.tsx';
import { SavedViewsMenu } from '../../layout/saved-views-menu.tsx';
import { tableOf } from '../../layout/table-of.ts';
import { useList, useRowLinks } from '../../layout/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { ExportTransactions } from './export-transactions.tsx';
import { searchInput, useSupplierBusinesses, useTransactionSearch } from './transaction-search.data.ts';
import { TransactionSearchView } from './transaction-search.view.tsx';

export const preload = (search: PageSearch<'TransactionSearchView'>) =>
  api.transactions.search.prefetch(searchInput(search));

export default function TransactionSearchPage() {
  const list = useList('TransactionSearchView');
  const { search } = list;
  const rights = useRights();
  const community = useCommunity();
  const table = tableOf(useTransactionSearch(search), 'Transactions');
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
      exportButton={
        rights.hasAll(transactionExportRights.allOf) && (
          <ExportTransactions
            search={search}
            recordsCount={table.recordsCount ?? 0}
            timeZone={community.timeZone}
            onFieldErrors={setFilterErrors}
          />
        )
      }
      exports={<RunningExports kind="transactions" />}
      table={table}
      savedViews={
        <SavedViewsMenu view="TransactionSearchView" table="transaction-search" allLabel="All transactions" />
      }
    />
  );
}
