import { reports, type ReportCode } from '../reports/report-codes.ts';

/** How often a report runs (2K030). */
export const reportFrequencies = {
  DAY: 'Daily',
  WEEK: 'Weekly, on Sunday',
  MONTH: 'Monthly, on the 1st',
} as const;
export type ReportFrequency = keyof typeof reportFrequencies;

interface ReportTemplateFacts {
  /** When it runs at first, and always where it cannot be configured. */
  readonly frequency: ReportFrequency;
  /** Time of day in the community's zone, HH:MM. */
  readonly runTime: string;
  readonly configurable: boolean;
  /** Whether its file shows how things are when it runs, not those of a period. */
  readonly isOfNow?: true;
  /** Whether each file is of a month, whatever its frequency. */
  readonly isOfMonth?: true;
}

/** The reports that run automatically, in the order of the page (2K071, 2K072). */
export const reportTemplates = {
  TRANSACTION_CSV_REPORT: { frequency: 'DAY', runTime: '01:30', configurable: false },
  EXPIRED_CARDS_REPORT: { frequency: 'MONTH', runTime: '02:00', configurable: false, isOfMonth: true },
  USER_ACCESS_REPORT: { frequency: 'MONTH', runTime: '02:00', configurable: false, isOfMonth: true },
  NEW_CUSTOMER_REPORT: { frequency: 'MONTH', runTime: '05:00', configurable: true, isOfMonth: true },
  REGISTERED_ACCOUNTS_REPORT: { frequency: 'MONTH', runTime: '05:00', configurable: true, isOfNow: true },
  BANK_RECONCILIATION_REPORT: { frequency: 'DAY', runTime: '05:00', configurable: true },
  CASH_APPLIED_FILE: { frequency: 'DAY', runTime: '20:00', configurable: true },
  LEGACY_TRANSACTION_REPORT: { frequency: 'DAY', runTime: '05:00', configurable: true },
} as const satisfies Partial<Record<ReportCode, ReportTemplateFacts>>;
export type ReportTemplate = keyof typeof reportTemplates;

export const reportTemplateCodes = Object.keys(reportTemplates) as [ReportTemplate, ...ReportTemplate[]];

/** What is true of a template. */
export const templateFacts = (template: ReportTemplate): ReportTemplateFacts => reportTemplates[template];
export const templateTitle = (template: ReportTemplate): string => reports[template].title;

/** The template that a community may have several schedules of (2R268). */
export const REPEATABLE_TEMPLATE = 'LEGACY_TRANSACTION_REPORT' satisfies ReportTemplate;
/** The greatest number of its schedules. */
export const MOST_REPEATED = 10;
/** Greatest number of email addresses that are notified of a report. */
export const MOST_RECIPIENTS = 20;

/** The times of day that a report can run at, by half hours. */
export const runTimes = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
) as [string, ...string[]];

/** A time of day as people read it: 1:30am. */
export function runTimeText(runTime: string): string {
  const hour = Number(runTime.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${runTime.slice(3)}${hour < 12 ? 'am' : 'pm'}`;
}
