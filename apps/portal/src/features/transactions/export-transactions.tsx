import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { trpcClient } from '../../data/connection/trpc.ts';
import { ExportList, type ExportOfPage } from '../../layout/exports/export-list.tsx';

/** Exports transactions: the rows that the list finds, in its order. */
export const ExportTransactions = (props: ExportOfPage<'TransactionSearchView'>) => (
  <ExportList
    {...props}
    list={transactionList}
    configuredBy="Transaction Export Configuration"
    allHint="principal and surcharge included"
    call="transactions.startExport"
    poll={(exportId) => trpcClient.transactions.pollExport.query({ query: { exportId } })}
  />
);
