import type { CommunityZones, FormerTimeZone } from '@quickportal/contracts/rules/dates/community-zones';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { StoredReportSchedule } from './read-report-schedules.ts';

/** A schedule whose day may have come, with the zones of its community. */
export type DueReportSchedule = Pick<StoredReportSchedule, 'communityId' | 'id' | 'nextRunOn' | 'runTime'> &
  CommunityZones;

interface After {
  nextRunOn: string;
  communityId: number;
  id: number;
}

const candidates = preparedQuery(
  'reportSchedules.due',
  (params: { until: string; day: string; communityId: number; id: number; limit: number }) =>
    build
      .selectFrom('app.report_schedule as s')
      .innerJoin('app.community as c', 'c.id', 's.community_id')
      .select(['s.community_id as communityId', 's.id', 's.next_run_on as nextRunOn', 's.run_time as runTime'])
      .select('c.time_zone as timeZone')
      .select(sql<FormerTimeZone[]>`c.former_time_zones`.as('formerTimeZones'))
      .where('c.enabled', '=', true)
      .where('s.next_run_on', '<=', params.until)
      .where(
        sql<boolean>`(s.next_run_on, s.community_id, s.id) > (${params.day}::date, ${params.communityId}, ${params.id})`,
      )
      .orderBy('s.next_run_on')
      .orderBy('s.community_id')
      .orderBy('s.id')
      .limit(params.limit),
);

/** Schedules that run on a day up to `until`, the earliest first, after one of an earlier page. Scope jobs. */
export const findDueReportSchedules = (
  db: Reader,
  { until, after, limit }: { until: string; after: After | undefined; limit: number },
): Promise<DueReportSchedule[]> =>
  db.all(candidates, {
    until,
    day: after?.nextRunOn ?? '0001-01-01',
    communityId: after?.communityId ?? 0,
    id: after?.id ?? 0,
    limit,
  });

/** The schedule, locked, unless another process holds it or it was removed. Scope jobs. */
export const lockDueReportSchedule = (
  trx: WriteTransaction,
  { communityId, id }: { communityId: number; id: number },
): Promise<StoredReportSchedule | undefined> =>
  trx
    .selectFrom('app.report_schedule as s')
    .select(['s.community_id as communityId', 's.id', 's.run_time as runTime', 's.recipients', 's.version'])
    .select(['s.next_run_on as nextRunOn', 's.report_template as reportTemplate', 's.frequency'])
    .where('s.community_id', '=', communityId)
    .where('s.id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .$castTo<StoredReportSchedule>()
    .executeTakeFirst();
