import { reportTemplate } from '@quickportal/contracts/report-schedules/report-schedule';
import {
  MOST_RECIPIENTS,
  MOST_REPEATED,
  REPEATABLE_TEMPLATE,
  templateFacts,
  templateTitle,
} from '@quickportal/contracts/report-schedules/report-templates';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { listReportSchedules } from '@quickportal/db/report-schedules/read-report-schedules';
import { insertReportSchedule, lockReportSchedules } from '@quickportal/db/report-schedules/write-report-schedules';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { nextRunDay } from './next-run.ts';
import { enabledAlready } from './report-schedule-guards.ts';
import { recipientsText, timingText } from './schedule-words.ts';

/** Has a report run automatically. */
export const enableReportScheduleKind = settingKind({
  kind: 'report-schedules.enable',
  objectType: 'report-schedule',
  noun: 'report',
  changeType: 'Enable report',
  right: 'MANAGE_REPORTS',
  schema: z.strictObject({
    ...ofCommunity,
    reportTemplate: reportTemplate(),
    recipients: z.array(z.string()).max(MOST_RECIPIENTS),
  }),
  object: ({ reportTemplate: template }) => ({ key: template, id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockReportSchedules(db, communityId);
    return { version: null, state: {} };
  },
  async check(db, { communityId, reportTemplate: template }) {
    const schedules = await listReportSchedules(db, communityId);
    const count = schedules.filter((schedule) => schedule.reportTemplate === template).length;
    if (template !== REPEATABLE_TEMPLATE && count > 0) throw enabledAlready();
    if (count >= MOST_REPEATED) throw conflict(`A report can have ${MOST_REPEATED} schedules. Disable one first.`);
  },
  title: ({ reportTemplate: template }) => `Enable ${templateTitle(template)}`,
  differences: (_db, { reportTemplate: template, recipients }) =>
    Promise.resolve([
      difference('Report', null, templateTitle(template)),
      difference('Runs', null, timingText(templateFacts(template))),
      difference('Recipients', null, recipientsText(recipients)),
    ]),
  async apply({ trx, now }, { communityId, reportTemplate: template, recipients }) {
    const zones = orNotFound(await getCommunityBasics(trx, communityId));
    const { frequency, runTime } = templateFacts(template);
    const values = { frequency, runTime, recipients };
    const objectId = await insertReportSchedule(trx, {
      ...values,
      communityId,
      reportTemplate: template,
      nextRunOn: nextRunDay(zones, values, now),
      at: now,
    });
    return {
      objectId,
      action: 'report-schedules.enable',
      description: `${templateTitle(template)} enabled`,
      after: values,
    };
  },
});
