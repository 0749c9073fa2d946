import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

const query = preparedQuery('businesses.hasPayToProduct', (p: { communityId: number }) =>
  build.selectNoFrom((eb) =>
    eb
      .exists(
        eb
          .selectFrom('app.business')
          .select(sql`1`.as('found'))
          .where('community_id', '=', p.communityId)
          .where('has_payto_product', '=', true),
      )
      .as('hasPayToProduct'),
  ),
);

/** Whether a business of the community that the scope sees has the PayTo product. */
export const hasPayToProduct = async (db: Reader, communityId: number): Promise<boolean> =>
  Boolean((await db.first(query, { communityId }))?.hasPayToProduct);
