import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { BusinessSummary } from './get-business.ts';

const byIds = preparedQuery('businesses.by-ids', (params: { communityId: number; businessIds: readonly number[] }) =>
  build
    .selectFrom('app.business')
    .select(['id as businessId', 'kind', 'name', 'code', 'enabled'])
    .where('community_id', '=', params.communityId)
    .where(sql<boolean>`id = any(${params.businessIds}::bigint[])`),
);

/** The businesses of a community that have these ids; ids of others are left out. */
export const listBusinessesByIds = (
  db: Reader,
  communityId: number,
  businessIds: readonly number[],
): Promise<BusinessSummary[]> => db.all(byIds, { communityId, businessIds });
