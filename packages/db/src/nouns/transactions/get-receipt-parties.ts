import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const parties = preparedQuery('transactions.receipt-parties', (entry: { communityId: number; businessId: number }) =>
  build
    .selectFrom('app.business as b')
    .innerJoin('app.community as c', 'c.id', 'b.community_id')
    .select(['b.name as businessName', 'b.abn', 'c.name as facilityName', 'c.time_zone as timeZone', 'c.country'])
    .where('b.community_id', '=', entry.communityId)
    .where('b.id', '=', entry.businessId),
);

/** Who a receipt is from, and how its people write dates. */
export const getReceiptParties = (db: Reader, key: { communityId: number; businessId: number }) =>
  db.first(parties, key);
