import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import { sql } from 'kysely';
import { build, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** SQL of the enabled products of the community `alias`, for statements that find a caller. */
export const enabledProductsOf = (alias: string): string =>
  `(select coalesce(array_agg(o.product order by o.product), '{}') from app.community_product o
    where o.community_id = ${alias}.id and o.enabled)`;

/** The same for a query that is built. */
export const enabledProducts = (alias: string) => sql<ProductCode[]>`${sql.raw(enabledProductsOf(alias))}`;

const query = queryByKey('products.enabled', ({ communityId }: { communityId: number }) =>
  build.selectFrom('app.community as c').select(enabledProducts('c').as('products')).where('c.id', '=', communityId),
);

/** The enabled products of a community. */
export const listEnabledProducts = async (db: Reader, communityId: number): Promise<readonly ProductCode[]> =>
  (await db.first(query, { communityId }))?.products ?? [];

/** Whether a community has a product: what jobs and notices ask, as the middleware of calls does. */
export const isProductEnabled = async (db: Reader, communityId: number, product: ProductCode): Promise<boolean> =>
  (await listEnabledProducts(db, communityId)).includes(product);
