import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const columns = {
  communityId: 'community_id',
  customerUsername: 'customer_username',
  customerPasswordSealed: 'customer_password_sealed',
  handoffKeySealed: 'handoff_key_sealed',
  handoffKeyLength: 'handoff_key_length',
  formerHandoffKeySealed: 'former_handoff_key_sealed',
  formerHandoffKeyUntil: 'former_handoff_key_until',
  version: 'version',
} as const satisfies ColumnMap;

const select = () => build.selectFrom('app.connection_detail as d').select(selected('d', columns));
const byCommunity = ({ communityId }: { communityId: number }) => select().where('d.community_id', '=', communityId);
const single = queryByKey('connectionDetails.get', byCommunity);
const locked = preparedQuery('connectionDetails.lock', (p: { communityId: number }) => byCommunity(p).forUpdate('d'));

/** What a facility connects with, sealed. Times are ISO 8601 UTC. */
export type ConnectionDetail = Selected<ReturnType<typeof select>>;

export const getConnectionDetails = (db: Reader, communityId: number): Promise<ConnectionDetail | undefined> =>
  db.first(single, { communityId });

/** The same, and no one else changes it until the transaction ends. */
export const lockConnectionDetails = (db: Reader, communityId: number): Promise<ConnectionDetail | undefined> =>
  db.first(locked, { communityId });

const products = preparedQuery('connectionDetails.products', (p: { communityId: number }) =>
  build
    .selectFrom('app.community as c')
    .leftJoin('app.community_product as p', (join) =>
      join.onRef('p.community_id', '=', 'c.id').on('p.enabled', '=', true),
    )
    .select(['c.code', 'p.product'])
    .where('c.id', '=', p.communityId),
);

/** The code of a community and its enabled products. */
export async function getConnectionCommunity(db: Reader, communityId: number) {
  const rows = await db.all(products, { communityId });
  return { code: rows[0]?.code ?? '', products: rows.flatMap(({ product }) => product ?? []) };
}
