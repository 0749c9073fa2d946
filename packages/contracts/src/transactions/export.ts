import { exportBody, exportPoll, exportStart } from '../exports/protocol.ts';
import { contract } from '../kernel/contract.ts';
import { transactionExportColumns } from './export-columns.ts';
import { transactionCriteria } from './search.ts';
import { transactionExportRights } from './transaction-rights.ts';

export const startTransactionExport = contract({
  ...exportStart(),
  name: 'transactions.startExport',
  path: 'transaction-export',
  body: exportBody(transactionCriteria, transactionExportColumns).meta({ id: 'TransactionExportRequest' }),
  rights: transactionExportRights,
  audit: 'transactions.exported',
  summary: 'Export transactions',
  description:
    'Starts writing the transactions that a search finds into a CSV file, all of them, in the order of the search. Ask for it with GET transaction-export. One export of transactions runs at a time for each person; asking for the same again answers the same export.',
  spec: [],
});

export const pollTransactionExport = contract({
  ...exportPoll(),
  name: 'transactions.pollExport',
  path: 'transaction-export',
  rights: transactionExportRights,
  summary: 'Ask for an export of transactions',
  spec: [],
});
