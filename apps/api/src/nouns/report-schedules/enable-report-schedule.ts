import * as contracts from '@quickportal/contracts/report-schedules/contracts';
import { getReportSchedule } from '@quickportal/db/report-schedules/read-report-schedules';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { enableReportScheduleKind } from './enable-report-schedule-kind.ts';
import { requireReportReader } from './report-schedule-guards.ts';
import { toReportSchedule } from './shown-report-schedule.ts';

export const enableReportSchedule = implement(contracts.enableReportSchedule).mutation(({ ctx, input }) => {
  requireReportReader(ctx);
  const community = communityOf(ctx);
  const { communityId } = community;
  const { reportTemplate } = input.params;
  const recipients = ctx.actor.kind === 'user' ? [ctx.actor.user.email] : [];
  return change(ctx, input, async (tools) => {
    const enabling = { communityId, reportTemplate, recipients };
    const changed = await changeSetting(ctx, tools, enableReportScheduleKind, { change: enabling });
    return settingResponse(changed, 201, async (id) =>
      toReportSchedule(orNotFound(await getReportSchedule(tools.trx, id)), community),
    );
  });
});
