import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const names = preparedQuery('customers.names', (params: { ids: readonly number[] }) =>
  build
    .selectFrom('app.customer')
    .select(['id', 'customer_name as name'])
    .where(sql<boolean>`id = any (${params.ids}::bigint[])`),
);

/** The names of these customers by id; who is out of scope is left out. */
export async function customerNames(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await db.all(names, { ids })).map(({ id, name }) => [id, name]));
}
