import type { ReportTemplate } from '@quickportal/contracts/report-schedules/report-templates';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { StoredReportSchedule } from './read-report-schedules.ts';

/** What a user changes of a schedule, and the day that follows from it. */
export type ReportScheduleValues = Pick<StoredReportSchedule, 'frequency' | 'runTime' | 'recipients' | 'nextRunOn'>;

/** The index that a community has one schedule of a template. */
export const templateConstraint = 'report_schedule_template';

const columnsOf = ({ frequency, runTime, recipients, nextRunOn }: ReportScheduleValues) => ({
  frequency,
  run_time: runTime,
  recipients,
  next_run_on: nextRunOn,
});

/** Locks the schedules of a community for adding one, so that their number stays bounded. */
export async function lockReportSchedules(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report schedules ${communityId}`}, 7201120032))`.execute(
    trx,
  );
}

/** Inserts a schedule and returns its ID. Throws ConflictError (templateConstraint) where the template has one. */
export async function insertReportSchedule(
  trx: WriteTransaction,
  schedule: ReportScheduleValues & { communityId: number; reportTemplate: ReportTemplate; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('app.report_schedule')
    .values({
      ...columnsOf(schedule),
      community_id: schedule.communityId,
      report_template: schedule.reportTemplate,
      created_at: schedule.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateReportSchedule(
  trx: WriteTransaction,
  id: number,
  values: ReportScheduleValues,
): Promise<void> {
  await trx
    .updateTable('app.report_schedule')
    .set({ ...columnsOf(values), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteReportSchedule(trx: WriteTransaction, id: number): Promise<void> {
  await trx.deleteFrom('app.report_schedule').where('id', '=', id).execute();
}
