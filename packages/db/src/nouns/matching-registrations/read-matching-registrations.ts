import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { type RegistrationRow, selectRegistration } from './matching-registration.ts';

export const rowsOfRegistrations = preparedQuery('matchingRegistrations.list', (params: PageLimits) =>
  selectRegistration()
    .orderBy('r.off_system_bsb')
    .orderBy('r.prefix')
    .orderBy('r.id')
    .limit(params.limit)
    .offset(params.offset),
);
const countOfRegistrations = preparedQuery('matchingRegistrations.count', (_params: object) =>
  build.selectFrom('app.matching_registration').select(({ fn }) => fn.countAll<number>().as('count')),
);
const byId = (params: { id: number }) => selectRegistration().where('r.id', '=', params.id);
const one = queryByKey('matchingRegistrations.get', byId);
const locked = preparedQuery('matchingRegistrations.lock', (params: { id: number }) =>
  build
    .selectFrom('app.matching_registration')
    .select(['id', 'business_id as businessId', 'version'])
    .where('id', '=', params.id)
    .forUpdate(),
);

/** Reads a page of the registrations in scope by BSB and prefix, with their count. */
export const listMatchingRegistrations = (db: Reader, at: PageOf): Promise<Page<RegistrationRow>> =>
  readPage(db, { rows: rowsOfRegistrations, count: countOfRegistrations }, {}, at);

/** Returns the registration; undefined outside the scope. */
export const getMatchingRegistration = (db: Reader, id: number): Promise<RegistrationRow | undefined> =>
  db.first(one, { id });

/** Locks a registration, and with it the order of its rules; undefined outside the scope. */
export const lockMatchingRegistration = (db: Reader, id: number) => db.first(locked, { id });
