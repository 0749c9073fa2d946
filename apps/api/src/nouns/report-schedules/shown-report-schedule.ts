import type { ReportSchedule } from '@quickportal/contracts/report-schedules/report-schedule';
import {
  reportFrequencies,
  runTimeText,
  templateFacts,
  templateTitle,
  type ReportFrequency,
  type ReportTemplate,
} from '@quickportal/contracts/report-schedules/report-templates';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { StoredReportSchedule } from '@quickportal/db/report-schedules/read-report-schedules';
import { runMoment } from './next-run.ts';

const timing = (frequency: ReportFrequency, runTime: string) => ({
  frequency: { code: frequency, displayName: reportFrequencies[frequency] },
  runTime: { code: runTime, displayName: runTimeText(runTime) },
});

/** A schedule as calls return it. */
export const toReportSchedule = (row: StoredReportSchedule, zones: CommunityZones): ReportSchedule => ({
  reportScheduleId: row.id,
  reportTemplate: row.reportTemplate,
  name: templateTitle(row.reportTemplate),
  ...timing(row.frequency, row.runTime),
  configurable: templateFacts(row.reportTemplate).configurable,
  recipients: row.recipients.map((emailAddress) => ({ emailAddress })),
  nextRunDate: runMoment(zones, row.nextRunOn, row.runTime).toISOString(),
  version: row.version,
});

/** A report that is not enabled, with what it would begin with. */
export function toDisabledReport(reportTemplate: ReportTemplate): ReportSchedule {
  const { frequency, runTime, configurable } = templateFacts(reportTemplate);
  return {
    reportScheduleId: null,
    reportTemplate,
    name: templateTitle(reportTemplate),
    ...timing(frequency, runTime),
    configurable,
    recipients: [],
    nextRunDate: null,
    version: null,
  };
}
