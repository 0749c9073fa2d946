import * as contracts from '@quickportal/contracts/report-schedules/contracts';
import {
  MOST_REPEATED,
  REPEATABLE_TEMPLATE,
  reportTemplateCodes,
} from '@quickportal/contracts/report-schedules/report-templates';
import { listReportSchedules as list } from '@quickportal/db/report-schedules/read-report-schedules';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireReportReader } from './report-schedule-guards.ts';
import { toDisabledReport, toReportSchedule } from './shown-report-schedule.ts';

export const listReportSchedules = implement(contracts.listReportSchedules).query(async ({ ctx }) => {
  requireReportReader(ctx);
  const community = communityOf(ctx);
  const rows = await list(ctx.db, community.communityId);
  return reportTemplateCodes.flatMap((template) => {
    const enabled = rows.filter(({ reportTemplate }) => reportTemplate === template);
    const isOffered = enabled.length === 0 || (template === REPEATABLE_TEMPLATE && enabled.length < MOST_REPEATED);
    return [
      ...enabled.map((row) => toReportSchedule(row, community)),
      ...(isOffered ? [toDisabledReport(template)] : []),
    ];
  });
});
