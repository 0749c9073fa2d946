import type { CommunityZones, FormerTimeZone } from '@quickportal/contracts/rules/dates/community-zones';
import { sql } from 'kysely';
import { build, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** What work in a community has to know about it. */
export interface CommunityBasics extends CommunityZones {
  communityId: number;
  currency: 'AUD' | 'NZD';
}

const basics = queryByKey('communities.basics', (params: { communityId: number }) =>
  build
    .selectFrom('app.community')
    .select([
      'id as communityId',
      'time_zone as timeZone',
      sql<FormerTimeZone[]>`former_time_zones`.as('formerTimeZones'),
      'currency',
    ])
    .where('id', '=', params.communityId),
);

/** The community, if it is visible in the reader's scope. */
export const getCommunityBasics = (db: Reader, communityId: number): Promise<CommunityBasics | undefined> =>
  db.first(basics, { communityId });
