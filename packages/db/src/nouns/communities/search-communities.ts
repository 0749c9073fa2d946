import type { FormerTimeZone } from '@quickportal/contracts/rules/dates/community-zones';
import { sql } from 'kysely';
import { beginningWith, containingWords } from '../../connect/folded-text.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { enabledProducts } from '../products/list-enabled-products.ts';

const found = preparedQuery(
  'communities.search',
  (params: { patterns: readonly string[]; beginning: string; id: string; limit: number }) =>
    build
      .selectFrom('app.community as c')
      .select(['c.id as communityId', 'c.code as communityCode', 'c.name as communityName', 'c.currency'])
      .where('c.enabled', '=', true)
      .where(
        sql<boolean>`(case when c.is_sandbox then c.code = upper(${params.id})
          else app.fold(c.name || ' ' || c.code) like all (${params.patterns}::text[]) end or c.id::text = ${params.id})`,
      )
      .orderBy(sql`c.id::text = ${params.id} or app.fold(c.name) like ${params.beginning}`, 'desc')
      .orderBy('c.name')
      .orderBy('c.id')
      .limit(params.limit),
);

/**
 * Enabled communities whose name and code contain every word of the text, or whose id it is; those that begin with it
 * first, then by name. A sandbox is found by its whole id or code only. Scope staff.
 */
export function searchCommunities(db: Reader, text: string, limit: number) {
  return db.all(found, { patterns: containingWords(text), beginning: beginningWith(text), id: text.trim(), limit });
}

const byId = queryByKey('communities.readable', (params: { communityId: number }) =>
  build
    .selectFrom('app.community as c')
    .select([
      'id as communityId',
      'name as communityName',
      'time_zone as timeZone',
      sql<FormerTimeZone[]>`former_time_zones`.as('formerTimeZones'),
      'currency',
    ])
    .select(enabledProducts('c').as('products'))
    .select(sql<boolean>`decommissioned_at is not null`.as('isDecommissioned'))
    .where('id', '=', params.communityId)
    .where((eb) => eb.or([eb('enabled', '=', true), eb('decommissioned_at', 'is not', null)])),
);

/** A community that staff can read: an enabled or a decommissioned one; else undefined. */
export const getReadableCommunity = (db: Reader, communityId: number) => db.first(byId, { communityId });

/** An enabled community, or undefined. */
export async function getEnabledCommunity(db: Reader, communityId: number) {
  const community = await getReadableCommunity(db, communityId);
  return community?.isDecommissioned ? undefined : community;
}
