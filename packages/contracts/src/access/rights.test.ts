import { expect, it } from 'vitest';
import { facilityRights, isRight, staffRights } from './rights.ts';

it('have the eight names of the specification, for facility users and staff [1R151 1K035]', () => {
  const names = [
    'MANAGE_CUSTOMERS',
    'MANAGE_CUSTOMER_ACCOUNTS',
    'VIEW_CUSTOMER_ACCOUNTS',
    'MANAGE_RECURRING_CUSTOMERS',
    'VIEW_RECURRING_CUSTOMERS',
    'VIEW_CUSTOMERS',
    'TERMINAL_EXISTING_CUSTOMER',
    'TransactionDetailView',
  ];
  expect(facilityRights).toEqual(expect.arrayContaining(names));
  expect(staffRights).toEqual(expect.arrayContaining(names));
  for (const name of names) expect([isRight(name), isRight(name.toLowerCase())], name).toEqual([true, false]);
});
