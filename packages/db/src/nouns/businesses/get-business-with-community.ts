import { build, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const byId = queryByKey('businesses.getWithCommunity', (p: { businessId: number }) =>
  build
    .selectFrom('app.business as b')
    .innerJoin('app.community as c', 'c.id', 'b.community_id')
    .select([
      'b.id as businessId',
      'b.name as businessName',
      'b.code as businessCode',
      'b.migrated_to_bankrec_code as bankrecCode',
      'c.id as communityId',
      'c.name as communityName',
      'c.code as communityCode',
    ])
    .where('b.id', '=', p.businessId),
);

/** A business with its community and its code in the bank reconciliation app, if it is visible in the reader's scope. */
export const getBusinessWithCommunity = (db: Reader, businessId: number) => db.first(byId, { businessId });
