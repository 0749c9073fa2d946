import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const query = preparedQuery('businesses.hasPayToProduct', (p: { communityId: number }) =>
  build.selectNoFrom((eb) =>
    eb
      .exists(
        eb
          .selectFrom('app.business as b')
          .innerJoin('app.settlement_account as s', (join) =>
            join.onRef('s.community_id', '=', 'b.community_id').onRef('s.business_id', '=', 'b.id'),
          )
          .innerJoin('app.settlement_payto_payee as y', (join) =>
            join.onRef('y.community_id', '=', 's.community_id').onRef('y.settlement_account_id', '=', 's.id'),
          )
          .select(sql`1`.as('found'))
          .where('b.community_id', '=', p.communityId)
          .where('b.has_payto_product', '=', true)
          .where((where) =>
            where.or([
              where('s.status', '=', 'ENABLED'),
              // Agreements that were made while it was enabled are still to be seen
              where.exists(
                where
                  .selectFrom('app.payto_agreement as g')
                  .select(sql`1`.as('found'))
                  .whereRef('g.community_id', '=', 's.community_id')
                  .whereRef('g.settlement_account_id', '=', 's.id'),
              ),
            ]),
          ),
      )
      .as('hasPayToProduct'),
  ),
);

/**
 * Whether a business of the community that the scope sees has the PayTo product and an enabled payee account, or
 * agreements of one that was.
 */
export const hasPayToProduct = async (db: Reader, communityId: number): Promise<boolean> =>
  Boolean((await db.first(query, { communityId }))?.hasPayToProduct);
