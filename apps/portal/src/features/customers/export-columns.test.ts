import { expect, it } from 'vitest';
import { customerColumns } from './customer.entity.tsx';
import { exportColumnsOf } from './export-columns.ts';

it('has a column of the file for every column of the list, in its order', () => {
  const shown = customerColumns('Australia/Sydney').map(({ id }) => id);
  for (const id of shown) expect(exportColumnsOf([id]), id).not.toEqual([]);
  expect(exportColumnsOf(['status', 'city', 'customerName'])).toEqual(['status', 'city', 'state', 'customerName']);
});
