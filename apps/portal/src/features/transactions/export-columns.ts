import {
  transactionExportColumns,
  type TransactionExportColumn,
} from '@quickportal/contracts/transactions/export-columns';

/** Columns of the list that the file has under other names, or in several. */
const renamed: Readonly<Record<string, readonly TransactionExportColumn[]>> = {
  paidFrom: ['paidFrom', 'cardScheme', 'bsb', 'accountNumber'],
  response: ['responseCode', 'responseText'],
  totalAmount: ['totalAmount', 'currency'],
};

/** The columns of the file for those that the list shows, in its order. */
export const exportColumnsOf = (shown: readonly string[]): TransactionExportColumn[] =>
  shown.flatMap((id) => renamed[id] ?? transactionExportColumns.filter((column) => column === id));

/** How many columns there are in all. */
export const EXPORT_COLUMNS: number = transactionExportColumns.length;
