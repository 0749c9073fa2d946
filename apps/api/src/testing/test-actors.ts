import { facilityRights } from '@quickportal/contracts/access/rights';
import { productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import type { ApiKeyActor, Person, UserActor } from '../engines/access/actor.ts';
import type { RequestOrigin } from '../kernel/request-origin.ts';

const person = (systemUserId: number, loginName: string, kind: Person['kind']): Person => ({
  systemUserId,
  loginName,
  fullName: `Person ${systemUserId}`,
  email: `${loginName}@example.com`,
  kind,
});

const community = {
  communityId: 10,
  communityName: 'Community 10',
  timeZone: 'Australia/Sydney',
  formerTimeZones: [],
  currency: 'AUD',
  products: Object.values(productFlags),
} as const;

const facility: UserActor = {
  kind: 'user',
  sessionId: 12,
  user: person(2, 'facility.two', 'CLIENT'),
  viewedBy: null,
  rights: new Set(facilityRights),
  businessRights: new Map(),
  community,
  businessIds: null,
  next: 'home',
  csrfToken: 'csrf-2',
  expiresAt: '2026-11-20T21:00:00.000Z',
};

const apiKey: ApiKeyActor = {
  kind: 'apiKey',
  apiKeyId: 5,
  keyName: 'Nightly import',
  securityCode: 'SECRET',
  rights: new Set(facilityRights),
  community,
  businessIds: null,
};

/** Actors that engines are tested with; community 10. Calls are tested with people who really sign in. */
export const testActors = {
  facility,
  /** Another person of the same community. */
  facilityThree: { ...facility, sessionId: 13, user: person(3, 'facility.three', 'CLIENT') } satisfies UserActor,
  /** Staff outside any community. */
  staff: { ...facility, sessionId: 11, user: person(1, 'staff.one', 'STAFF'), community: null } satisfies UserActor,
  /** Staff who view as the facility user. */
  staffViewing: { ...facility, sessionId: 11, viewedBy: person(1, 'staff.one', 'STAFF') } satisfies UserActor,
  apiKey,
};

export const testOrigin: RequestOrigin = { requestId: 'request-1', ip: '203.0.113.7', userAgent: 'Test' };
