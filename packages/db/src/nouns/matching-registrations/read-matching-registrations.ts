import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { type StoredRegistration, selectRegistration } from './matching-registration.ts';

interface OfCommunity {
  communityId: number;
}

/** A registration, as its community knows it. */
export interface RegistrationKey extends OfCommunity {
  id: number;
}

export const rowsOfRegistrations = preparedQuery('matchingRegistrations.list', (params: OfCommunity & PageLimits) =>
  selectRegistration()
    .where('r.community_id', '=', params.communityId)
    .orderBy('r.off_system_bsb')
    .orderBy('r.prefix')
    .orderBy('r.id')
    .limit(params.limit)
    .offset(params.offset),
);
const countOfRegistrations = preparedQuery('matchingRegistrations.count', (params: OfCommunity) =>
  build
    .selectFrom('app.matching_registration')
    .where('community_id', '=', params.communityId)
    .select(({ fn }) => fn.countAll<number>().as('count')),
);
const byId = (params: RegistrationKey) =>
  selectRegistration().where('r.community_id', '=', params.communityId).where('r.id', '=', params.id);
const one = preparedQuery('matchingRegistrations.get', byId);
const locked = preparedQuery('matchingRegistrations.lock', (params: RegistrationKey) =>
  build
    .selectFrom('app.matching_registration')
    .select(['id', 'business_id as businessId', 'version'])
    .where('community_id', '=', params.communityId)
    .where('id', '=', params.id)
    .forUpdate(),
);

/** Reads a page of the registrations of a community by BSB and prefix, with their count. */
export const listMatchingRegistrations = (
  db: Reader,
  { communityId, ...at }: OfCommunity & PageOf,
): Promise<Page<StoredRegistration>> =>
  readPage(db, { rows: rowsOfRegistrations, count: countOfRegistrations }, { communityId }, at);

/** Returns the registration; undefined outside the scope. */
export const getMatchingRegistration = (db: Reader, key: RegistrationKey): Promise<StoredRegistration | undefined> =>
  db.first(one, key);

/** Locks a registration, and with it the order of its rules; undefined outside the scope. */
export const lockMatchingRegistration = (db: Reader, key: RegistrationKey) => db.first(locked, key);
