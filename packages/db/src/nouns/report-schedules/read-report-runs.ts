import type { ReportTemplate } from '@quickportal/contracts/report-schedules/report-templates';
import type { ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { fileName } from '../service-messages/read-service-message-files.ts';

/** A run with what became of its service message. */
export interface StoredReportRun {
  reportRunId: number;
  reportTemplate: ReportTemplate;
  dueDate: string;
  from: string;
  to: string | null;
  recipients: string[];
  serviceMessageId: number;
  status: ServiceMessageStatus;
  durationMs: number | null;
  rowCount: number | null;
  fileName: string | null;
  sha256: string | null;
}

const rows = preparedQuery('reportRuns.list', (params: PageLimits & { communityId: number }) =>
  build
    .selectFrom('app.report_run as r')
    .innerJoin('app.service_message as m', (join) =>
      join.onRef('m.community_id', '=', 'r.community_id').onRef('m.id', '=', 'r.service_message_id'),
    )
    .leftJoin('app.service_message_file as f', (join) =>
      join.onRef('f.community_id', '=', 'r.community_id').onRef('f.service_message_id', '=', 'r.service_message_id'),
    )
    .select(['r.id as reportRunId', 'r.report_template as reportTemplate', 'r.due_at as dueDate'])
    .select(['r.first_day as from', 'r.last_day as to', 'r.recipients', 'm.id as serviceMessageId', 'm.status'])
    .select(['f.row_count as rowCount', 'f.sha256'])
    .select(fileName.as('fileName'))
    .select(sql<number | null>`(extract(epoch from m.finished_at - m.created_at) * 1000)::bigint`.as('durationMs'))
    .where('r.community_id', '=', params.communityId)
    .orderBy('r.due_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(params.limit)
    .offset(params.offset)
    .$castTo<StoredReportRun>(),
);
const count = preparedQuery('reportRuns.count', (params: { communityId: number }) =>
  build
    .selectFrom('app.report_run')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('community_id', '=', params.communityId),
);

/** Reads a page of a community's runs, the newest first, with their count. */
export const listReportRuns = (db: Reader, communityId: number, at: PageOf): Promise<Page<StoredReportRun>> =>
  readPage(db, { rows, count }, { communityId }, at);

const latest = preparedQuery('reportRuns.latest', (params: { communityId: number; reportScheduleId: number }) =>
  build
    .selectFrom('app.report_run')
    .select('run_on as runOn')
    .where('community_id', '=', params.communityId)
    .where('report_schedule_id', '=', params.reportScheduleId)
    .orderBy('run_on', 'desc')
    .limit(1),
);

/** The last day on which a schedule ran; undefined where it has not. */
export const getLatestRunDay = async (
  db: Reader,
  key: { communityId: number; reportScheduleId: number },
): Promise<string | undefined> => (await db.first(latest, key))?.runOn;

const byMessage = preparedQuery('reportRuns.byMessage', (params: { communityId: number; serviceMessageId: number }) =>
  build
    .selectFrom('app.report_run')
    .select('recipients')
    .where('community_id', '=', params.communityId)
    .where('service_message_id', '=', params.serviceMessageId),
);

/** Who is notified of the run that a service message is of; undefined where no schedule started it. */
export const getRunRecipients = async (
  db: Reader,
  key: { communityId: number; serviceMessageId: number },
): Promise<string[] | undefined> => (await db.first(byMessage, key))?.recipients;
