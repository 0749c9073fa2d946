import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { build, preparedQuery, queryByKey } from '../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../connect/read-page.ts';
import type { Reader } from '../connect/reader.ts';
import { selectIpAddress } from './ip-address.ts';

const rows = preparedQuery('ipAddresses.list', (params: PageLimits) =>
  selectIpAddress().orderBy('t.network').orderBy('t.id').limit(params.limit).offset(params.offset),
);

const count = preparedQuery('ipAddresses.count', (_params: object) =>
  build.selectFrom('app.ip_whitelist').select(({ fn }) => fn.countAll<number>().as('count')),
);

const byId = (params: { communityIpId: number }) => selectIpAddress().where('t.id', '=', params.communityIpId);
const single = queryByKey('ipAddresses.get', byId);
const locked = preparedQuery('ipAddresses.lock', (params: Parameters<typeof byId>[0]) =>
  byId(params).forNoKeyUpdate('t'),
);

/** One page of the whitelist in the order of the addresses, and how many there are. */
export const listIpAddresses = (db: Reader, at: PageOf): Promise<Page<IpAddress>> =>
  readPage(db, { rows, count }, {}, at);

/** How many entries the whitelist has. */
export const countIpAddresses = async (db: Reader): Promise<number> => (await db.first(count, {}))?.count ?? 0;

/** The entry, or undefined where there is none in scope. */
export const getIpAddress = (db: Reader, communityIpId: number): Promise<IpAddress | undefined> =>
  db.first(single, { communityIpId });

/** The same, and no one else changes it until the transaction ends. */
export const lockIpAddress = (db: Reader, communityIpId: number): Promise<IpAddress | undefined> =>
  db.first(locked, { communityIpId });
