import { expect, it } from 'vitest';
import { may } from './use-may.ts';

const viewedBy = { systemUserId: 1, fullName: 'Staff One' } as never;

it('allows a call to a user who has one of the rights that open it', () => {
  expect(may({ rights: ['MANAGE_CUSTOMERS'], viewedBy: null }, 'customers.create')).toBe(true);
  expect(may({ rights: ['VIEW_CUSTOMERS'], viewedBy: null }, 'customers.create')).toBe(false);
});

it('asks for every right that a call needs beside one of the others', () => {
  expect(may({ rights: ['VIEW_CUSTOMERS'], viewedBy: null }, 'customers.startExport')).toBe(false);
  expect(may({ rights: ['VIEW_CUSTOMERS', 'EXPORT_CUSTOMERS'], viewedBy: null }, 'customers.startExport')).toBe(true);
});

it('refuses while viewing as another user what the contract refuses then', () => {
  expect(may({ rights: ['TERMINAL_EXISTING_CUSTOMER'], viewedBy }, 'payments.take')).toBe(false);
  expect(may({ rights: ['MANAGE_CUSTOMERS'], viewedBy }, 'customers.create')).toBe(true);
});
