import { id } from '@quickportal/contracts/kernel/primitives';
import { frequencyCodes } from '@quickportal/contracts/report-schedules/report-schedule';
import {
  runTimes,
  templateFacts,
  templateTitle,
  MOST_RECIPIENTS,
  type ReportFrequency,
  type ReportTemplate,
} from '@quickportal/contracts/report-schedules/report-templates';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { Reader } from '@quickportal/db/connect/reader';
import { getLatestRunDay } from '@quickportal/db/report-schedules/read-report-runs';
import { getReportSchedule, lockReportSchedule } from '@quickportal/db/report-schedules/read-report-schedules';
import { deleteReportSchedule, updateReportSchedule } from '@quickportal/db/report-schedules/write-report-schedules';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { nextRunDay } from './next-run.ts';
import { notConfigurable } from './report-schedule-guards.ts';
import { recipientsText, timingText } from './schedule-words.ts';

const ofSchedule = { ...ofCommunity, reportScheduleId: id() };
const changed = z.strictObject({
  ...ofSchedule,
  frequency: z.enum(frequencyCodes),
  runTime: z.enum(runTimes),
  recipients: z.array(z.string()).max(MOST_RECIPIENTS),
});
const removed = z.strictObject(ofSchedule);

interface State {
  reportTemplate: ReportTemplate;
  frequency: ReportFrequency;
  runTime: string;
  recipients: string[];
}

/** What a schedule and a change of it have in common. */
const scheduleKind = {
  objectType: 'report-schedule',
  noun: 'report',
  right: 'MANAGE_REPORTS',
  object: ({ reportScheduleId }: { reportScheduleId: number }) => ({
    key: String(reportScheduleId),
    id: reportScheduleId,
  }),
  async load(db: Reader, { reportScheduleId }: { reportScheduleId: number }, lock: boolean) {
    const found = await (lock ? lockReportSchedule : getReportSchedule)(db, reportScheduleId);
    if (!found) return null;
    const { version, reportTemplate, frequency, runTime, recipients } = found;
    return { version, state: { reportTemplate, frequency, runTime, recipients } };
  },
} as const;

/** Changes when a report runs and who is notified. */
export const updateReportScheduleKind = settingKind<z.output<typeof changed>, State>({
  ...scheduleKind,
  kind: 'report-schedules.update',
  changeType: 'Configure report',
  schema: changed,
  check(_db, { frequency, runTime, recipients }, { state }) {
    if (!templateFacts(state.reportTemplate).configurable) throw notConfigurable();
    changedFields(state, { frequency, runTime, recipients });
    return Promise.resolve();
  },
  title: (_change, { reportTemplate }) => `Configure ${templateTitle(reportTemplate)}`,
  differences: (_db, after, before) =>
    Promise.resolve([
      difference('Runs', timingText(before), timingText(after)),
      difference('Recipients', recipientsText(before.recipients), recipientsText(after.recipients)),
    ]),
  async apply({ trx, now }, { communityId, reportScheduleId, frequency, runTime, recipients }, { state }) {
    const values = { frequency, runTime, recipients };
    const { before, after } = changedFields(state, values);
    const zones = orNotFound(await getCommunityBasics(trx, communityId));
    const ranOn = await getLatestRunDay(trx, { communityId, reportScheduleId });
    await updateReportSchedule(trx, reportScheduleId, {
      ...values,
      nextRunOn: nextRunDay(zones, values, now, ranOn),
    });
    return {
      objectId: reportScheduleId,
      action: 'report-schedules.update',
      description: `${templateTitle(state.reportTemplate)} configured`,
      before,
      after,
    };
  },
});

/** Has a report no longer run automatically. */
export const disableReportScheduleKind = settingKind<z.output<typeof removed>, State>({
  ...scheduleKind,
  kind: 'report-schedules.disable',
  changeType: 'Disable report',
  schema: removed,
  check: () => Promise.resolve(),
  title: (_change, { reportTemplate }) => `Disable ${templateTitle(reportTemplate)}`,
  differences: (_db, _change, { reportTemplate, recipients, ...when }) =>
    Promise.resolve([
      difference('Report', templateTitle(reportTemplate), null),
      difference('Runs', timingText(when), null),
      difference('Recipients', recipientsText(recipients), null),
    ]),
  async apply({ trx }, { reportScheduleId }, { state }) {
    await deleteReportSchedule(trx, reportScheduleId);
    const { reportTemplate, ...before } = state;
    return {
      objectId: reportScheduleId,
      action: 'report-schedules.disable',
      description: `${templateTitle(reportTemplate)} disabled`,
      before,
    };
  },
});
