import { expect, it } from 'vitest';
import { may } from './use-may.ts';

const viewedBy = { systemUserId: 1, fullName: 'Staff One' } as never;

it('allows a call to a user who has one of the rights that open it', () => {
  expect(may({ rights: ['MANAGE_CUSTOMERS'], viewedBy: null, community: null }, 'customers.create')).toBe(true);
  expect(may({ rights: ['VIEW_CUSTOMERS'], viewedBy: null, community: null }, 'customers.create')).toBe(false);
});

it('asks for every right that a call needs beside one of the others', () => {
  expect(may({ rights: ['VIEW_CUSTOMERS'], viewedBy: null, community: null }, 'customers.startExport')).toBe(false);
  expect(
    may({ rights: ['VIEW_CUSTOMERS', 'EXPORT_CUSTOMERS'], viewedBy: null, community: null }, 'customers.startExport'),
  ).toBe(true);
});

it('refuses while viewing as another user what the contract refuses then', () => {
  expect(may({ rights: ['TERMINAL_EXISTING_CUSTOMER'], viewedBy, community: null }, 'payments.take')).toBe(false);
  expect(may({ rights: ['MANAGE_CUSTOMERS'], viewedBy, community: null }, 'customers.create')).toBe(true);
});

it('refuses a call whose product is off where the user works, and allows it outside of any community', () => {
  const community = { communityId: 10, communityName: 'C', timeZone: 'UTC', currency: 'AUD', products: ['RESTAPI'] };
  const held = { rights: ['MANAGE_CUSTOMERS'], viewedBy: null };
  expect(may({ ...held, community: community as never }, 'paytoAgreements.create')).toBe(false);
  expect(may({ ...held, community: { ...community, products: ['PAYTO'] } as never }, 'paytoAgreements.create')).toBe(
    true,
  );
  expect(may({ ...held, community: null }, 'paytoAgreements.create')).toBe(true);
});
