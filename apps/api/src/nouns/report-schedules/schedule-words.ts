import {
  reportFrequencies,
  runTimeText,
  type ReportFrequency,
} from '@quickportal/contracts/report-schedules/report-templates';

/** When a report runs, as requests show it: Weekly, on Sunday, 5:00am. */
export const timingText = ({ frequency, runTime }: { frequency: ReportFrequency; runTime: string }): string =>
  `${reportFrequencies[frequency]}, ${runTimeText(runTime)}`;

/** Who is notified of a report; null: no one. */
export const recipientsText = (recipients: readonly string[]): string | null => recipients.join(', ') || null;
