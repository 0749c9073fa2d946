import { expect, it } from 'vitest';
import { readHoldings } from './holdings.ts';

it('tells rights held everywhere from rights held in a business', () => {
  const { rights, businessRights } = readHoldings('VIEW_CUSTOMERS,7:MANAGE_CUSTOMERS,7:VIEW_FILES,12:VIEW_FILES');
  expect([...rights]).toEqual(['VIEW_CUSTOMERS']);
  expect([...businessRights].map(([id, held]) => [id, [...held]])).toEqual([
    [7, ['MANAGE_CUSTOMERS', 'VIEW_FILES']],
    [12, ['VIEW_FILES']],
  ]);
});

it('leaves out names that are no rights', () => {
  expect(readHoldings('NO_SUCH_RIGHT,toString,3:constructor,VIEW_FILES').rights).toEqual(new Set(['VIEW_FILES']));
  expect(readHoldings(null).rights.size).toBe(0);
});
