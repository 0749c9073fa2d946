import { expect, it } from 'vitest';
import { exportColumnsOf } from './export-columns.ts';
import { transactionListColumns } from './transaction-list.columns.tsx';

it('has a column of the file for every column of the list, in its order', () => {
  const shown = transactionListColumns('Australia/Sydney').map(({ id }) => id);
  for (const id of shown) expect(exportColumnsOf([id]), id).not.toEqual([]);
  const columns = exportColumnsOf(shown);
  expect(new Set(columns).size).toBe(columns.length);
  expect(exportColumnsOf(['response', 'receiptNumber', 'totalAmount'])).toEqual([
    'responseCode',
    'responseText',
    'receiptNumber',
    'totalAmount',
    'currency',
  ]);
});
