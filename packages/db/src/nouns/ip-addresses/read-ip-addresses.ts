import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
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

/** Reads a page of the whitelist in the order of the addresses, with their count. */
export const listIpAddresses = (db: Reader, at: PageOf): Promise<Page<IpAddress>> =>
  readPage(db, { rows, count }, {}, at);

/** Counts the entries of the whitelist. */
export const countIpAddresses = async (db: Reader): Promise<number> => (await db.first(count, {}))?.count ?? 0;

const withNetwork = preparedQuery('ipAddresses.with-network', (params: { network: string }) =>
  build
    .selectFrom('app.ip_whitelist')
    .select('id')
    .where(sql<boolean>`network = ${params.network}::cidr`),
);

/** Whether an entry of the whitelist is exactly this network. */
export const hasNetwork = async (db: Reader, network: string): Promise<boolean> =>
  (await db.first(withNetwork, { network })) !== undefined;

/** Returns the entry; undefined outside the scope. */
export const getIpAddress = (db: Reader, communityIpId: number): Promise<IpAddress | undefined> =>
  db.first(single, { communityIpId });

/** Returns the entry, locked until the transaction ends; undefined outside the scope. */
export const lockIpAddress = (db: Reader, communityIpId: number): Promise<IpAddress | undefined> =>
  db.first(locked, { communityIpId });
