import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { fileColumns } from '../../kernel/list.ts';
import { transactionList } from '../transactions/transaction-list.ts';

const columns = fileColumns(transactionList);

/** The columns of transaction files (2E060). */
export const exportConfigShape = {
  customColumns: z
    .array(z.enum(columns).meta({ title: 'Column', description: 'Code of a column of the transaction file.' }))
    .min(1)
    .max(columns.length)
    .meta({
      title: 'Columns',
      description:
        'Codes of the columns in their order, at least one and each once; at first all in their usual order.',
      examples: [['receiptNumber', 'transactionTime', 'totalAmount']],
    }),
};

export const TransactionExportConfig = z
  .strictObject({
    ...exportConfigShape,
    columnsVersion: z.int().meta({
      title: 'Columns version',
      description: 'Raised by each change, and part of the name of the files that have these columns.',
    }),
    version: currentVersion(),
  })
  .meta({ id: 'TransactionExportConfig', title: 'Transaction export configuration' });
export type TransactionExportConfig = z.output<typeof TransactionExportConfig>;
/** The same without its versions. */
export type ExportConfigValues = Pick<TransactionExportConfig, 'customColumns'>;
