import type { ReportRun } from '@quickportal/contracts/report-schedules/report-run';
import type { ReportSchedule } from '@quickportal/contracts/report-schedules/report-schedule';

const daily = { code: 'DAY', displayName: 'Daily' } as const;
const weekly = { code: 'WEEK', displayName: 'Weekly, on Sunday' } as const;
const monthly = { code: 'MONTH', displayName: 'Monthly, on the 1st' } as const;
const at = (code: string, displayName: string) => ({ code, displayName });
const notEnabled = { reportScheduleId: null, recipients: [], nextRunDate: null, version: null };
const accounts = [{ emailAddress: 'accounts@harbourcity.example.com' }];

/** A report whose runs close batches. */
export const cashApplied: ReportSchedule = {
  ...notEnabled,
  reportTemplate: 'CASH_APPLIED_FILE',
  name: 'Cash Applied File',
  frequency: daily,
  runTime: at('20:00', '8:00pm'),
  configurable: true,
};

/** Enabled, not enabled, and two schedules of the report that may have several. */
export const reportSchedules: readonly ReportSchedule[] = [
  {
    reportScheduleId: 1,
    reportTemplate: 'TRANSACTION_CSV_REPORT',
    name: 'Transaction CSV Report',
    frequency: daily,
    runTime: at('01:30', '1:30am'),
    configurable: false,
    recipients: accounts,
    nextRunDate: '2026-11-20T14:30:00.000Z',
    version: 1,
  },
  {
    ...notEnabled,
    reportTemplate: 'EXPIRED_CARDS_REPORT',
    name: 'Expired Cards Report',
    frequency: monthly,
    runTime: at('02:00', '2:00am'),
    configurable: false,
  },
  {
    ...notEnabled,
    reportTemplate: 'NEW_CUSTOMER_REPORT',
    name: 'New Customer Report',
    frequency: monthly,
    runTime: at('05:00', '5:00am'),
    configurable: true,
  },
  cashApplied,
  {
    reportScheduleId: 2,
    reportTemplate: 'LEGACY_TRANSACTION_REPORT',
    name: 'Legacy transaction report',
    frequency: weekly,
    runTime: at('20:00', '8:00pm'),
    configurable: true,
    recipients: [...accounts, { emailAddress: 'audit@harbourcity.example.com' }],
    nextRunDate: '2026-11-22T09:00:00.000Z',
    version: 3,
  },
  {
    ...notEnabled,
    reportTemplate: 'LEGACY_TRANSACTION_REPORT',
    name: 'Legacy transaction report',
    frequency: daily,
    runTime: at('05:00', '5:00am'),
    configurable: true,
  },
];

const run = {
  reportTemplate: 'TRANSACTION_CSV_REPORT' as const,
  name: 'Transaction CSV Report',
  to: null,
  recipients: ['accounts@harbourcity.example.com'],
  recipientsCount: 1,
};

/** One that is being written, one with its file, and one that failed. */
export const reportRuns: readonly ReportRun[] = [
  {
    ...run,
    reportRunId: 12,
    dueDate: '2026-11-19T14:30:00.000Z',
    from: '2026-11-19',
    status: 'SENDING',
    statusDisplay: 'Sending',
    statusClass: 'info',
    durationMs: null,
    serviceMessageId: 8_000_112,
    rowCount: null,
    fileName: null,
    sha256: null,
  },
  {
    ...run,
    reportRunId: 11,
    reportTemplate: 'LEGACY_TRANSACTION_REPORT',
    name: 'Legacy transaction report',
    dueDate: '2026-11-15T09:00:00.000Z',
    from: '2026-11-08',
    to: '2026-11-14',
    status: 'DELIVERED',
    statusDisplay: 'Delivered',
    statusClass: 'success',
    durationMs: 2400,
    serviceMessageId: 8_000_098,
    rowCount: 1204,
    fileName: 'HARBOUR_LEGACY_TRANSACTIONS_20261108-20261114.csv',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  {
    ...run,
    reportRunId: 10,
    dueDate: '2026-11-14T14:30:00.000Z',
    from: '2026-11-14',
    status: 'FAILED',
    statusDisplay: 'Failed',
    statusClass: 'danger',
    durationMs: 86_400_000,
    serviceMessageId: 8_000_090,
    rowCount: null,
    fileName: null,
    sha256: null,
  },
];
