import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { audience, ofCommunity, readRights } from './call-parts.ts';
import { ReportRun } from './report-run.ts';
import { ReportSchedule } from './report-schedule.ts';

const reads = {
  kind: 'query',
  method: 'GET',
  audience,
  rights: readRights,
  params: z.strictObject(ofCommunity),
} as const;

export const listReportSchedules = contract({
  ...reads,
  name: 'reportSchedules.list',
  path: 'communities/{communityId}/report-schedules',
  responses: { 200: z.array(ReportSchedule) },
  summary: 'List the report schedules',
  description:
    'One row for each report template, enabled or not; of the legacy transaction report one for each schedule and one more to add another.',
  spec: ['2C078'],
});

export const listReportScheduleRuns = contract({
  ...reads,
  name: 'reportSchedules.listRuns',
  path: 'communities/{communityId}/report-runs',
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(ReportRun, 'Runs').meta({ id: 'ReportRunPage' }) },
  summary: 'List the runs of report schedules',
  description:
    'The newest first, also of schedules that were disabled since. The file of a run is that of its service message.',
});
