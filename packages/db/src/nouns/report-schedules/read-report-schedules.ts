import type { ReportFrequency, ReportTemplate } from '@quickportal/contracts/report-schedules/report-templates';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A row of app.report_schedule. */
export interface StoredReportSchedule {
  communityId: number;
  id: number;
  reportTemplate: ReportTemplate;
  frequency: ReportFrequency;
  runTime: string;
  recipients: string[];
  /** The day of the community on which it runs next. */
  nextRunOn: string;
  version: number;
}

export const selectReportSchedule = () =>
  build
    .selectFrom('app.report_schedule as s')
    .select(['s.community_id as communityId', 's.id', 's.run_time as runTime', 's.recipients', 's.version'])
    .select(['s.next_run_on as nextRunOn', 's.report_template as reportTemplate', 's.frequency'])
    .$castTo<StoredReportSchedule>();

const ofCommunity = preparedQuery('reportSchedules.list', (params: { communityId: number }) =>
  selectReportSchedule().where('s.community_id', '=', params.communityId).orderBy('s.id'),
);

/** The schedules of a community, the oldest first. */
export const listReportSchedules = (db: Reader, communityId: number): Promise<StoredReportSchedule[]> =>
  db.all(ofCommunity, { communityId });

const byId = (params: { id: number }) => selectReportSchedule().where('s.id', '=', params.id);
const scheduleById = queryByKey('reportSchedules.get', byId);
const locked = preparedQuery('reportSchedules.lock', (params: { id: number }) => byId(params).forNoKeyUpdate('s'));

/** The schedule; undefined outside the scope. */
export const getReportSchedule = (db: Reader, id: number): Promise<StoredReportSchedule | undefined> =>
  db.first(scheduleById, { id });

/** The same, locked until the transaction ends. */
export const lockReportSchedule = (db: Reader, id: number): Promise<StoredReportSchedule | undefined> =>
  db.first(locked, { id });
