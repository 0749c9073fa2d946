import { facilityRights, type Right } from '@quickportal/contracts/access/rights';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { testActors } from '../../testing/test-actors.ts';
import type { UserActor } from './actor.ts';
import { grantableRoles, requireGrantable, rightsBeyond } from './granting.ts';

const actor = (change: Partial<UserActor>): UserActor => ({ ...testActors.facility, ...change });

it('gives nothing that the giver does not hold', () => {
  const giver = actor({ rights: new Set<Right>(['VIEW_CUSTOMERS', 'MANAGE_USERS']) });
  expect(rightsBeyond(giver, [{ rights: ['VIEW_CUSTOMERS'], businessId: null }])).toEqual([]);
  expect(rightsBeyond(giver, [{ rights: ['VIEW_FILES', 'MANAGE_CUSTOMERS'], businessId: null }])).toEqual([
    'MANAGE_CUSTOMERS',
    'VIEW_FILES',
  ]);
  expect(() => requireGrantable(giver, [{ rights: ['VIEW_FILES'], businessId: 7 }])).toThrow(/VIEW_FILES/);
});

it('gives a right held in one business in that business only', () => {
  const giver = actor({ rights: new Set(), businessRights: new Map([[7, new Set<Right>(['VIEW_CUSTOMERS'])]]) });
  expect(rightsBeyond(giver, [{ rights: ['VIEW_CUSTOMERS'], businessId: 7 }])).toEqual([]);
  expect(rightsBeyond(giver, [{ rights: ['VIEW_CUSTOMERS'], businessId: 8 }])).toEqual(['VIEW_CUSTOMERS']);
  expect(rightsBeyond(giver, [{ rights: ['VIEW_CUSTOMERS'], businessId: null }])).toEqual(['VIEW_CUSTOMERS']);
});

it('gives nothing outside the businesses that the giver is restricted to', () => {
  const giver = actor({ businessIds: [7] });
  expect(rightsBeyond(giver, [{ rights: ['VIEW_CUSTOMERS'], businessId: 7 }])).toEqual([]);
  expect(rightsBeyond(giver, [{ rights: ['VIEW_CUSTOMERS'], businessId: 8 }])).toEqual(['VIEW_CUSTOMERS']);
  expect(rightsBeyond(giver, [{ rights: ['VIEW_CUSTOMERS'], businessId: null }])).toEqual(['VIEW_CUSTOMERS']);
});

it('so no one gains a right through a chain of givers', () => {
  const rights = fc.subarray(facilityRights.slice(0, 10));
  fc.assert(
    fc.property(rights, fc.array(rights, { maxLength: 8 }), (held, offers) => {
      let giver = actor({ rights: new Set(held) });
      for (const offer of offers) {
        const beyond = new Set(rightsBeyond(giver, [{ rights: offer, businessId: null }]));
        giver = actor({ rights: new Set(offer.filter((right) => !beyond.has(right))) });
      }
      for (const right of giver.rights) expect(held).toContain(right);
    }),
  );
});

it('offers the roles whose every right the giver holds where they would be held', () => {
  const giver = actor({
    rights: new Set<Right>(['VIEW_CUSTOMERS', 'VIEW_FILES']),
    businessRights: new Map([[7, new Set<Right>(['MANAGE_CUSTOMERS'])]]),
  });
  const role = (scope: 'COMMUNITY' | 'SUPPLIER_BUSINESS' | 'BUSINESS' | 'STAFF', ...rights: Right[]) => ({
    scope,
    rights,
  });
  const viewer = role('COMMUNITY', 'VIEW_CUSTOMERS', 'VIEW_FILES');
  const manager = role('COMMUNITY', 'VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS');
  const inBusiness = role('SUPPLIER_BUSINESS', 'VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS');
  const asBuyer = role('BUSINESS', 'VIEW_CUSTOMERS');
  const staff = role('STAFF', 'VIEW_CUSTOMERS');
  const all = [viewer, manager, inBusiness, asBuyer, staff];
  expect(grantableRoles(giver, all, null)).toEqual([viewer]);
  expect(grantableRoles(giver, all, 7)).toEqual([inBusiness, asBuyer]);
  expect(grantableRoles(giver, all, 8)).toEqual([asBuyer]);
  const platform = { ...testActors.staff, rights: new Set<Right>(['VIEW_CUSTOMERS']) };
  expect(grantableRoles(platform, all, null)).toEqual([staff]);
});
