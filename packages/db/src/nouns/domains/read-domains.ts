import type { Domain } from '@quickportal/contracts/domains/domain';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectDomain } from './domain.ts';

export const rowsOfDomains = preparedQuery('domains.list', (params: PageLimits) =>
  selectDomain().orderBy('t.url').orderBy('t.id').limit(params.limit).offset(params.offset),
);

export const countOfDomains = preparedQuery('domains.count', (_params: object) =>
  build.selectFrom('app.domain_whitelist').select(({ fn }) => fn.countAll<number>().as('count')),
);

const byId = (params: { communityIpId: number }) => selectDomain().where('t.id', '=', params.communityIpId);
export const domainById = queryByKey('domains.get', byId);
const locked = preparedQuery('domains.lock', (params: Parameters<typeof byId>[0]) => byId(params).forNoKeyUpdate('t'));

/** Reads a page of the whitelist by name, with their count. */
export const listDomains = (db: Reader, at: PageOf): Promise<Page<Domain>> =>
  readPage(db, { rows: rowsOfDomains, count: countOfDomains }, {}, at);

/** Counts the entries of the whitelist. */
export const countDomains = async (db: Reader): Promise<number> => (await db.first(countOfDomains, {}))?.count ?? 0;

export const domainWithUrl = preparedQuery('domains.with-url', (params: { url: string }) =>
  build.selectFrom('app.domain_whitelist').select('id').where('url', '=', params.url),
);

/** Whether an entry of the whitelist is exactly this origin. */
export const hasUrl = async (db: Reader, url: string): Promise<boolean> =>
  (await db.first(domainWithUrl, { url })) !== undefined;

/** Returns the entry; undefined outside the scope. */
export const getDomain = (db: Reader, communityIpId: number): Promise<Domain | undefined> =>
  db.first(domainById, { communityIpId });

/** Returns the entry, locked until the transaction ends; undefined outside the scope. */
export const lockDomain = (db: Reader, communityIpId: number): Promise<Domain | undefined> =>
  db.first(locked, { communityIpId });
