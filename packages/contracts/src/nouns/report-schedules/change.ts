import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { noContent } from '../../kernel/response.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { audience, ofCommunity, scheduleParams } from './call-parts.ts';
import { ReportSchedule, reportTemplate, scheduleShape } from './report-schedule.ts';
import { MOST_REPEATED } from './report-templates.ts';

const changes = { kind: 'mutation', audience, rights: { anyOf: ['MANAGE_REPORTS'] } } as const;

export const enableReportSchedule = contract({
  ...changes,
  name: 'reportSchedules.enable',
  method: 'POST',
  path: 'communities/{communityId}/report-schedules/{reportTemplate}',
  params: z.strictObject({ ...ofCommunity, reportTemplate: reportTemplate() }),
  responses: { 201: ReportSchedule, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Enable a report',
  description: `Has a report run automatically, at first at its usual time and with a mail to the user who enables it. Enabling an enabled report returns 409; of the legacy transaction report each call adds a schedule, up to ${MOST_REPEATED}. ${waitsWhereNeeded}`,
  spec: ['2C079'],
});

export const updateReportSchedule = contract({
  ...changes,
  name: 'reportSchedules.update',
  method: 'PATCH',
  path: 'report-schedules/{id}',
  params: scheduleParams,
  body: z
    .strictObject({ ...scheduleShape, version: readVersion() })
    .meta({ id: 'ReportScheduleChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: ReportSchedule, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Configure a report',
  description: `Changes how often a report runs, when, and who is notified. A report that is not configurable returns 409. ${waitsWhereNeeded}`,
  spec: ['2C080'],
});

export const disableReportSchedule = contract({
  ...changes,
  name: 'reportSchedules.disable',
  method: 'DELETE',
  path: 'report-schedules/{id}',
  params: scheduleParams,
  query: z.strictObject({ version: readVersion() }),
  responses: { 202: ChangeRequested, 204: noContent() },
  errors: ['state-conflict'],
  current: ReportSchedule,
  summary: 'Disable a report',
  description: `The report no longer runs automatically. Its runs and their files are kept. ${waitsWhereNeeded}`,
  spec: ['2C081'],
});
