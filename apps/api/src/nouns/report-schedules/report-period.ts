import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { ReportFrequency, ReportTemplate } from '@quickportal/contracts/report-schedules/report-templates';
import type { ReportParameters } from '../reports/offers.ts';
import { cashAppliedPeriod } from './cash-applied-period.ts';

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days before a run that its frequency covers. */
function daysBefore(frequency: ReportFrequency, day: string): ReportParameters {
  const last = addDays(day, -1);
  if (frequency === 'DAY') return { valueDate: last };
  return { valueDate: frequency === 'WEEK' ? addDays(day, -7) : monthOf(last), lastDate: last };
}

type PeriodOf = (frequency: ReportFrequency, day: string) => ReportParameters;
/** Those of a cash applied file are banking days. */
type PlainTemplate = Exclude<ReportTemplate, 'CASH_APPLIED_FILE'>;
const thisMonth: PeriodOf = (_frequency, day) => ({ valueDate: monthOf(day) });
/** The month before on the 1st, otherwise the current one so far. */
const monthOfYesterday: PeriodOf = (_frequency, day) => ({ valueDate: monthOf(addDays(day, -1)) });

const periods: Readonly<Record<PlainTemplate, PeriodOf>> = {
  TRANSACTION_CSV_REPORT: daysBefore,
  LEGACY_TRANSACTION_REPORT: daysBefore,
  EXPIRED_CARDS_REPORT: thisMonth,
  USER_ACCESS_REPORT: monthOfYesterday,
  NEW_CUSTOMER_REPORT: monthOfYesterday,
  BANK_RECONCILIATION_REPORT: daysBefore,
  REGISTERED_ACCOUNTS_REPORT: (_frequency, day) => ({ valueDate: day }),
};

interface PeriodRun {
  readonly frequency: ReportFrequency;
  readonly runTime: string;
  readonly day: string;
  readonly now: Date;
}

/** What a report that runs on a day is of; null where the day has nothing to report. */
export const periodOfRun = (template: ReportTemplate, zones: CommunityZones, run: PeriodRun): ReportParameters | null =>
  template === 'CASH_APPLIED_FILE' ? cashAppliedPeriod(zones, run) : periods[template](run.frequency, run.day);
