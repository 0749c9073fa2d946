import type { ReportCode, ReportedAccounts } from '@quickportal/contracts/reports/report-codes';

/** What a report was started with, as its service message keeps it. */
export interface ReportParameters {
  /** The first day of a month, a settlement date, or the day of a report without a period of its own. */
  readonly valueDate: string;
  readonly accountTypes?: ReportedAccounts;
}

const monthly: ReadonlySet<ReportCode> = new Set(['EXPIRED_CARDS_REPORT', 'USER_ACCESS_REPORT', 'NEW_CUSTOMER_REPORT']);

/** Whether the period of a report is a month. */
export const isMonthly = (code: ReportCode): boolean => monthly.has(code);

/** The period in the name of a report's file: YYYYMM or YYYYMMDD. */
export const periodText = (code: ReportCode, valueDate: string): string =>
  valueDate.replaceAll('-', '').slice(0, isMonthly(code) ? 6 : 8);
