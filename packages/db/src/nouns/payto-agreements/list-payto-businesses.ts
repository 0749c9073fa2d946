import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const businesses = preparedQuery('payto-agreements.businesses', (params: { communityId: number }) =>
  build
    .selectFrom('app.business as b')
    .innerJoin('app.settlement_account as s', (join) =>
      join.onRef('s.community_id', '=', 'b.community_id').onRef('s.business_id', '=', 'b.id'),
    )
    .innerJoin('app.settlement_payto_payee as y', (join) =>
      join.onRef('y.community_id', '=', 's.community_id').onRef('y.settlement_account_id', '=', 's.id'),
    )
    .distinctOn(['b.name', 'b.id'])
    .select(['b.id as businessId', 'b.name as businessName', 's.id as settlementAccountId'])
    .select('s.display_name as payeeAccount')
    .where('b.community_id', '=', params.communityId)
    .where('b.has_payto_product', '=', true)
    .where('s.status', '=', 'ENABLED')
    .orderBy('b.name')
    .orderBy('b.id')
    .orderBy('s.id')
    .limit(500),
);

/** Businesses of a community, as far as they are in scope, that can be paid by PayTo, by name, each with its payee account; at most 500. */
export const listPayToBusinesses = (db: Reader, communityId: number) => db.all(businesses, { communityId });
export type PayToBusiness = Awaited<ReturnType<typeof listPayToBusinesses>>[number];
