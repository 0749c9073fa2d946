import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

const parties = preparedQuery('transactions.receipt-parties', (of: { communityId: number; businessId: number }) =>
  build
    .selectFrom('app.business as b')
    .innerJoin('app.community as c', 'c.id', 'b.community_id')
    .select(['b.name as businessName', 'b.abn', 'c.name as facilityName', 'c.time_zone as timeZone', 'c.country'])
    .where('b.community_id', '=', of.communityId)
    .where('b.id', '=', of.businessId),
);

/** Who a receipt is from, and how its people write dates. */
export const getReceiptParties = (db: Reader, of: { communityId: number; businessId: number }) => db.first(parties, of);
