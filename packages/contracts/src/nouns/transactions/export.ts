import { exportCalls } from '../exports/protocol.ts';
import { transactionCriteria } from './search.ts';
import { transactionList } from './transaction-list.ts';
import { transactionExportRights } from './transaction-rights.ts';

export const { start: startTransactionExport, poll: pollTransactionExport } = exportCalls(transactionList, {
  names: ['transactions.startExport', 'transactions.pollExport'],
  path: 'transaction-export',
  requestId: 'TransactionExportRequest',
  criteria: transactionCriteria,
  rights: transactionExportRights,
  audit: 'transactions.exported',
  description:
    'Exports all transactions that a search finds into a file, in the order of the search. Without `columns` it has those of `transaction-export-config`. Poll it with GET transaction-export. Each user can run one export of transactions at a time; the same request again returns the same export.',
});
