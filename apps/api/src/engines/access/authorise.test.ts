import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { getSession } from '@quickportal/contracts/session/contracts';
import { getCustomer } from '@quickportal/contracts/customers/contracts';
import { listMail } from '@quickportal/contracts/mailbox/contracts';
import { startViewAs } from '@quickportal/contracts/view-as/contracts';
import type { Right } from '@quickportal/contracts/access/rights';
import { describe, expect, it } from 'vitest';
import { testActors } from '../../testing/test-actors.ts';
import { anonymous, type Actor, type UserActor } from './actor.ts';
import { authorise, holdsRight, requireRight, rightsIn } from './authorise.ts';

const { facility, staff, staffViewing, apiKey } = testActors;
const refusal = (contract: AnyContract, actor: Actor): string | null => {
  try {
    authorise(contract, actor);
    return null;
  } catch (error) {
    return (error as { type: string }).type;
  }
};
const without: UserActor = { ...facility, rights: new Set() };

describe('a call', () => {
  it('is closed to anyone who is not signed in, unless it is public', () => {
    expect(refusal(getCustomer, anonymous)).toBe('unauthenticated');
    expect(refusal(listMail, anonymous)).toBeNull();
  });

  it('is closed while the session waits for something, unless it says otherwise', () => {
    const waits = (next: UserActor['next']): UserActor => ({ ...facility, next });
    expect(refusal(getCustomer, waits('reauthenticate'))).toBe('reauthentication-required');
    expect(refusal(getCustomer, waits('second-factor'))).toBe('unauthenticated');
    expect(refusal(getCustomer, waits('change-password'))).toBe('unauthenticated');
    expect(refusal(getSession, waits('reauthenticate'))).toBeNull();
  });

  it('is closed to other audiences', () => {
    expect(refusal({ ...getCustomer, audience: ['facility', 'apiKey'] }, apiKey)).toBeNull();
    expect(refusal(getSession, apiKey)).toBe('forbidden');
    expect(refusal({ ...getCustomer, audience: ['staff'] }, facility)).toBe('forbidden');
    expect(refusal({ ...getCustomer, audience: ['facility'] }, staff)).toBe('forbidden');
    // anyone who views as a facility user is one for the time being
    expect(refusal({ ...getCustomer, audience: ['staff'] }, staffViewing)).toBe('forbidden');
  });

  it('needs any one right of anyOf and every right of allOf [2R314]', () => {
    const holding = (...rights: Right[]): UserActor => ({ ...facility, rights: new Set(rights) });
    const both: AnyContract = { ...getCustomer, rights: { allOf: ['VIEW_CUSTOMERS', 'VIEW_FILES'] } };
    expect(refusal(getCustomer, without)).toBe('forbidden');
    expect(refusal(getCustomer, holding('VIEW_RECURRING_CUSTOMERS'))).toBeNull();
    expect(refusal(both, holding('VIEW_CUSTOMERS'))).toBe('forbidden');
    expect(refusal(both, holding('VIEW_CUSTOMERS', 'VIEW_FILES'))).toBeNull();
    expect(refusal({ ...getCustomer, rights: {} }, without)).toBeNull();
    expect(refusal({ ...getCustomer, rights: { anyOf: [] } }, facility)).toBe('forbidden');
  });

  it('is closed to a publishable key whatever it holds, unless it says otherwise', () => {
    const publishable = { ...apiKey, securityCode: 'PUBLISHABLE' } as const;
    const open: AnyContract = { ...getCustomer, audience: ['apiKey'] };
    expect(refusal(open, { ...apiKey, securityCode: 'SECRET' })).toBeNull();
    expect(refusal(open, publishable)).toBe('forbidden');
    expect(refusal({ ...open, opensToPublishableKeys: true }, publishable)).toBeNull();
  });

  it('opens with a right in one business', () => {
    const inOne: UserActor = { ...without, businessRights: new Map([[7, new Set<Right>(['VIEW_CUSTOMERS'])]]) };
    expect(refusal(getCustomer, inOne)).toBeNull();
  });

  it('that is refused while viewing as another user says why', () => {
    expect(() => authorise(startViewAs, staffViewing)).toThrow('Not possible while viewing as another user.');
    expect(refusal(startViewAs, facility)).toBeNull();
  });
});

describe('a right', () => {
  const inOne: UserActor = {
    ...without,
    rights: new Set<Right>(['VIEW_FILES']),
    businessRights: new Map([[7, new Set<Right>(['VIEW_CUSTOMERS'])]]),
  };

  it('held in one business counts there', () => {
    expect(holdsRight(inOne, 'VIEW_CUSTOMERS', 7)).toBe(true);
    expect(holdsRight(inOne, 'VIEW_CUSTOMERS', 8)).toBe(false);
    expect(holdsRight(inOne, 'VIEW_CUSTOMERS')).toBe(false);
    expect(rightsIn(inOne, 7)).toEqual(['VIEW_CUSTOMERS', 'VIEW_FILES']);
    expect(rightsIn(inOne)).toEqual(['VIEW_FILES']);
    expect(() => requireRight(inOne, 'VIEW_CUSTOMERS', 8)).toThrow(expect.objectContaining({ type: 'forbidden' }));
  });

  it('held everywhere counts in the businesses that the person is restricted to', () => {
    const restricted: UserActor = { ...inOne, businessIds: [7] };
    expect(holdsRight(restricted, 'VIEW_FILES', 7)).toBe(true);
    expect(holdsRight(restricted, 'VIEW_FILES', 8)).toBe(false);
    expect(rightsIn(restricted, 8)).toEqual([]);
  });
});
