import * as contracts from '@quickportal/contracts/report-schedules/contracts';
import { templateTitle } from '@quickportal/contracts/report-schedules/report-templates';
import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import { listReportRuns } from '@quickportal/db/report-schedules/read-report-runs';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireReportReader } from './report-schedule-guards.ts';

export const listReportScheduleRuns = implement(contracts.listReportScheduleRuns).query(
  async ({ ctx, input: { query } }) => {
    requireReportReader(ctx);
    const { items, recordsCount } = await listReportRuns(ctx.db, communityOf(ctx).communityId, query);
    const runs = items.map((run) => {
      const { title, tone } = serviceMessageStates.states[run.status];
      return {
        ...run,
        name: templateTitle(run.reportTemplate),
        statusDisplay: title,
        statusClass: tone,
        recipientsCount: run.recipients.length,
      };
    });
    return pageOf({ items: runs, recordsCount }, query);
  },
);
