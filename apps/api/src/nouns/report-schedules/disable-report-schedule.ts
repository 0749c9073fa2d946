import * as contracts from '@quickportal/contracts/report-schedules/contracts';
import { getReportSchedule } from '@quickportal/db/report-schedules/read-report-schedules';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { disableReportScheduleKind } from './change-report-schedule-kinds.ts';
import { requireReportReader } from './report-schedule-guards.ts';
import { toReportSchedule } from './shown-report-schedule.ts';

export const disableReportSchedule = implement(contracts.disableReportSchedule).mutation(({ ctx, input }) => {
  requireReportReader(ctx);
  const community = communityOf(ctx);
  const { version } = input.query;
  const reportScheduleId = input.params.id;
  return change(ctx, input, async (tools) => {
    const removal = { communityId: community.communityId, reportScheduleId };
    const show = async () =>
      toReportSchedule(orNotFound(await getReportSchedule(tools.trx, reportScheduleId)), community);
    const changed = await changeSetting(ctx, tools, disableReportScheduleKind, { change: removal, version, show });
    return settingResponse(changed, 204, () => Promise.resolve(undefined));
  });
});
