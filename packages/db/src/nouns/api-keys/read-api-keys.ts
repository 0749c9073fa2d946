import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { sql } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

const columns = {
  id: 'id',
  name: 'name',
  decryptedKey: 'published_key',
  keyHint: 'key_hint',
  securityCode: 'security_code',
  createdBy: 'created_by',
  createdDate: 'created_at',
  lastUsedDateTime: 'last_used_at',
  expiryDateTime: 'expires_at',
  replacesApiKeyId: 'replaces_id',
  status: 'status',
  version: 'version',
} as const satisfies ColumnMap;

type Kept = Exclude<keyof typeof columns, 'status'>;
/** A key as it is kept: whether it has expired depends on the time at which it is shown. */
export type KeptApiKey = Pick<ApiKey, Kept | 'replacedByApiKeyId'> & { readonly status: 'ACTIVE' | 'INACTIVE' };

const selectApiKey = () =>
  build
    .selectFrom('app.api_key as k')
    .select(selected('k', columns))
    .select((eb) =>
      eb
        .selectFrom('app.api_key as r')
        .select(({ fn }) => fn.max('r.id').as('id'))
        .whereRef('r.community_id', '=', 'k.community_id')
        .whereRef('r.replaces_id', '=', 'k.id')
        .as('replacedByApiKeyId'),
    );

const rows = preparedQuery('apiKeys.list', ({ at, limit, offset }: PageLimits & { at: Date }) =>
  selectApiKey()
    .orderBy(sql`k.status = 'ACTIVE' and coalesce(k.expires_at > ${at}, true)`, 'desc')
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit)
    .offset(offset),
);
const count = preparedQuery('apiKeys.count', (_params: object) =>
  build.selectFrom('app.api_key').select(({ fn }) => fn.countAll<number>().as('count')),
);
const working = preparedQuery('apiKeys.count-working', ({ at }: { at: Date }) =>
  build
    .selectFrom('app.api_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`coalesce(expires_at > ${at}, true)`),
);
const single = queryByKey('apiKeys.get', ({ apiKeyId }: { apiKeyId: number }) =>
  selectApiKey().where('k.id', '=', apiKeyId),
);
const locked = preparedQuery('apiKeys.lock', ({ apiKeyId }: { apiKeyId: number }) =>
  selectApiKey().where('k.id', '=', apiKeyId).forNoKeyUpdate('k'),
);
const businesses = preparedQuery('apiKeys.businesses', ({ apiKeyId }: { apiKeyId: number }) =>
  build
    .selectFrom('app.api_key_business as r')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'r.community_id').onRef('b.id', '=', 'r.business_id'),
    )
    .select(['b.id as businessId', 'b.code as businessCode', 'b.name as businessName'])
    .where('r.api_key_id', '=', apiKeyId)
    .orderBy('b.name')
    .orderBy('b.id'),
);

/** One page of the keys, those that work at this time first, then the newest. */
export const listApiKeys = (db: Reader, at: Date, page: PageOf): Promise<Page<KeptApiKey>> =>
  readPage(db, { rows, count }, { at }, page);

/** How many keys there are, also disabled and expired ones. */
export const countApiKeys = async (db: Reader): Promise<number> => (await db.first(count, {}))?.count ?? 0;

/** How many keys work at this time. */
export const countWorkingApiKeys = async (db: Reader, at: Date): Promise<number> =>
  (await db.first(working, { at }))?.count ?? 0;

/** The key, or undefined where there is none in scope. */
export const getApiKey = (db: Reader, apiKeyId: number): Promise<KeptApiKey | undefined> =>
  db.first(single, { apiKeyId });

/** The key, locked until the transaction ends. */
export const lockApiKey = (db: Reader, apiKeyId: number): Promise<KeptApiKey | undefined> =>
  db.first(locked, { apiKeyId });

/** The businesses that a key is restricted to, by name; none: every business. */
export const listApiKeyBusinesses = (db: Reader, apiKeyId: number) => db.all(businesses, { apiKeyId });
