import { updateReportSchedule } from '@quickportal/contracts/report-schedules/contracts';
import { runTimes, runTimeText } from '@quickportal/contracts/report-schedules/report-templates';
import { getReportSchedule } from '@quickportal/db/report-schedules/read-report-schedules';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { requireReportReader } from './report-schedule-guards.ts';

const options = { runTimes: runTimes.map((value) => ({ value, label: runTimeText(value) })) };

/** Current values of the form. */
export const reportSchedulesFormSources = [
  formSource(updateReportSchedule, async (ctx, { id }) => {
    requireReportReader(ctx);
    const { frequency, runTime, recipients, version } = orNotFound(await getReportSchedule(ctx.db, id));
    const values = {
      frequency,
      runTime,
      recipients: recipients.map((emailAddress) => ({ emailAddress })),
      version,
    };
    return { values, options };
  }),
];
