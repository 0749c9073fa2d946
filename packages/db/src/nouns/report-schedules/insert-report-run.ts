import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { StoredReportSchedule } from './read-report-schedules.ts';

/** A run of a schedule on a day. */
export interface NewReportRun {
  schedule: Pick<StoredReportSchedule, 'communityId' | 'id' | 'reportTemplate' | 'recipients'>;
  runOn: string;
  dueAt: Date;
  firstDay: string;
  lastDay: string | null;
  serviceMessageId: number;
}

/** Inserts a run. Throws ConflictError where the schedule ran on that day; callers hold its lock and advance its day. */
export async function insertReportRun(trx: WriteTransaction, run: NewReportRun): Promise<void> {
  await trx
    .insertInto('app.report_run')
    .values({
      community_id: run.schedule.communityId,
      report_schedule_id: run.schedule.id,
      report_template: run.schedule.reportTemplate,
      recipients: run.schedule.recipients,
      run_on: run.runOn,
      due_at: run.dueAt,
      first_day: run.firstDay,
      last_day: run.lastDay,
      service_message_id: run.serviceMessageId,
    })
    .execute();
}

/** Sets the day on which a schedule runs next. Its version stays: no user changed it. */
export async function updateNextRunDay(
  trx: WriteTransaction,
  { communityId, id }: { communityId: number; id: number },
  nextRunOn: string,
): Promise<void> {
  await trx
    .updateTable('app.report_schedule')
    .set({ next_run_on: sql<string>`${nextRunOn}::date` })
    .where('community_id', '=', communityId)
    .where('id', '=', id)
    .execute();
}
