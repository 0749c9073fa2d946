import * as contracts from '@quickportal/contracts/report-schedules/contracts';
import { getReportSchedule } from '@quickportal/db/report-schedules/read-report-schedules';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { updateReportScheduleKind } from './change-report-schedule-kinds.ts';
import { requireReportReader } from './report-schedule-guards.ts';
import { toReportSchedule } from './shown-report-schedule.ts';

export const updateReportSchedule = implement(contracts.updateReportSchedule).mutation(({ ctx, input }) => {
  requireReportReader(ctx);
  const community = communityOf(ctx);
  const { version, recipients, ...when } = input.body;
  const reportScheduleId = input.params.id;
  const edit = {
    ...when,
    recipients: recipients.map(({ emailAddress }) => emailAddress),
    communityId: community.communityId,
    reportScheduleId,
  };
  return change(ctx, input, async (tools) => {
    const show = async () =>
      toReportSchedule(orNotFound(await getReportSchedule(tools.trx, reportScheduleId)), community);
    const changed = await changeSetting(ctx, tools, updateReportScheduleKind, { change: edit, version, show });
    return settingResponse(changed, 200, show);
  });
});
