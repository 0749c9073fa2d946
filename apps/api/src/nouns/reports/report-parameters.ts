import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { reports, type ReportCode, type ReportedAccounts } from '@quickportal/contracts/reports/report-codes';

/** What a report was started with, as its service message keeps it. */
export interface ReportParameters {
  /** The first day of a month, a settlement date, or the day of a report without a period of its own. */
  readonly valueDate: string;
  /** The last of several days, of a report that runs weekly or monthly. */
  readonly lastDate?: string;
  /** Code of a custom report. */
  readonly trigger?: string;
  /** The first settlement date of a cash applied file, whose last is its banking day. */
  readonly firstDate?: string;
  /** Whether the open batches of the day are closed first. */
  readonly closeOpenPaymentBatches?: true;
  readonly accountTypes?: ReportedAccounts;
}

const monthly: ReadonlySet<ReportCode> = new Set(['EXPIRED_CARDS_REPORT', 'USER_ACCESS_REPORT', 'NEW_CUSTOMER_REPORT']);

/** Whether the period of a report is a month. */
export const isMonthly = (code: ReportCode): boolean => monthly.has(code);

/** Whether several days are a whole month. */
const isWholeMonth = (first: string, last: string): boolean =>
  first.endsWith('-01') && addDays(last, 1).endsWith('-01') && first.slice(0, 7) === last.slice(0, 7);

/** The period of a report as people read it: 2026-11, 2026-11-20, or 2026-11-15 to 2026-11-21. */
export function periodOf(code: ReportCode, { valueDate, lastDate }: ReportParameters): string {
  if (isMonthly(code) || (lastDate !== undefined && isWholeMonth(valueDate, lastDate))) return valueDate.slice(0, 7);
  return lastDate === undefined || lastDate === valueDate ? valueDate : `${valueDate} to ${lastDate}`;
}

/** The name of a report, with the code of a custom one. */
export const titleOf = (code: ReportCode, { trigger }: Pick<ReportParameters, 'trigger'>): string =>
  trigger === undefined ? reports[code].title : `${reports[code].title} ${trigger}`;

/** The word for a report in the name of its file. */
export const fileWordOf = (code: ReportCode, { trigger }: ReportParameters): string =>
  trigger ?? reports[code].fileWord;

/** The period in the name of a report's file: YYYYMM, YYYYMMDD, or YYYYMMDD-YYYYMMDD. */
export const periodText = (code: ReportCode, parameters: ReportParameters): string =>
  periodOf(code, parameters).replaceAll('-', '').replace(' to ', '-');
