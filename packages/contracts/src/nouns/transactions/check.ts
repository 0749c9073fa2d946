import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { fileColumns } from '../../kernel/list.ts';
import { transactionList } from './transaction-list.ts';
import { transactionExportRights } from './transaction-rights.ts';

/** Rows of a preview. */
export const PREVIEW_ROWS = 5;

const columns = fileColumns(transactionList);

/** The newest transactions as a file has them. */
export const TransactionExportPreview = z
  .strictObject({
    columns: z.array(z.enum(columns).meta({ title: 'Column', description: 'Code of a column.' })).meta({
      title: 'Columns',
      description: 'Codes of all columns, in the order of the values.',
      examples: [['receiptNumber', 'status']],
    }),
    rows: z
      .array(
        z
          .array(
            z.string().meta({ title: 'Value', description: 'A value as the file has it; empty where there is none.' }),
          )
          .meta({ title: 'Row', description: 'The values of a transaction, one for each column.' }),
      )
      .max(PREVIEW_ROWS)
      .meta({
        title: 'Rows',
        description: `The newest ${PREVIEW_ROWS} transactions.`,
        examples: [[['1000000412', 'Approved']]],
      }),
  })
  .meta({ id: 'TransactionExportPreview', title: 'Preview of a transaction file' });
export type TransactionExportPreview = z.output<typeof TransactionExportPreview>;

export const previewTransactionExport = contract({
  name: 'transactions.previewExport',
  kind: 'query',
  method: 'GET',
  path: 'transaction-export-config/preview',
  responses: { 200: TransactionExportPreview },
  audience: ['facility', 'staff'],
  rights: transactionExportRights,
  cost: 5,
  summary: 'Preview the transaction file',
  description: `The newest ${PREVIEW_ROWS} transactions with the values that a file has, for choosing its columns.`,
  spec: [],
});
