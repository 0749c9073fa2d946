import type { FormerTimeZone } from '@quickportal/contracts/rules/dates/community-zones';
import { sql } from 'kysely';
import { build, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const reportedCommunity = queryByKey('reports.getCommunity', (params: { communityId: number }) =>
  build
    .selectFrom('app.community')
    .select(['code', 'created_at as createdAt', 'time_zone as timeZone'])
    .select(sql<FormerTimeZone[]>`former_time_zones`.as('formerTimeZones'))
    .where('id', '=', params.communityId),
);

/** What a report has to know about its community. */
export const getReportedCommunity = (db: Reader, communityId: number) => db.first(reportedCommunity, { communityId });
