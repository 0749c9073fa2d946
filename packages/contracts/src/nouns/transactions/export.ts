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
});
