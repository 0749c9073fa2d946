import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { transactionStates } from '../../rules/states/transaction.ts';

/** The reports and files of a community, by the kind of their service messages; `fileWord` is part of the file's name. */
export const reports = {
  EXPIRED_CARDS_REPORT: { title: 'Expired Cards Report', fileWord: 'EXPIRED_CARDS' },
  USER_ACCESS_REPORT: { title: 'User Access Report', fileWord: 'USER_ACCESS' },
  TRANSACTION_CSV_REPORT: { title: 'Transaction CSV Report', fileWord: 'TRANSACTIONS' },
  NEW_CUSTOMER_REPORT: { title: 'New Customer Report', fileWord: 'NEW_CUSTOMERS' },
  BANK_RECONCILIATION_REPORT: { title: 'Bank Reconciliation Report', fileWord: 'BANK_REC' },
  LEGACY_TRANSACTION_REPORT: { title: 'Legacy transaction report', fileWord: 'LEGACY_TRANSACTIONS' },
  REGISTERED_ACCOUNTS_REPORT: { title: 'Registered Accounts Report', fileWord: 'REGISTERED_ACCOUNTS' },
  QUICKCAPTURE_ALLOCATION_REPORT: { title: 'QuickCapture Allocation Report', fileWord: 'QC_ALLOCATION' },
  CUSTOM_REPORT: { title: 'Custom Report', fileWord: 'CUSTOM' },
  CASH_APPLIED_FILE: { title: 'Cash Applied File', fileWord: 'CASH_APPLIED' },
  MERCHANT_DEFINITION_FILE: { title: 'Merchant Definition File', fileWord: 'MERCHANTS' },
  CUSTOMER_SNAPSHOT_FILE: { title: 'Customer Snapshot File', fileWord: 'CUSTOMERS' },
} as const satisfies Record<string, { title: string; fileWord: string }>;

export type ReportCode = keyof typeof reports;

/** Which accounts the registered accounts report has. */
export const reportedAccounts = ['ALL', 'CARDS', 'BANK'] as const;
export type ReportedAccounts = (typeof reportedAccounts)[number];

/** Days that the file of a report can be downloaded. */
export const REPORT_FILE_DAYS = 90;

/** What the rows of custom reports can be, and the statuses that narrow them. */
export const customReportSources = {
  TRANSACTIONS: { title: 'Transactions', statuses: stateTitles(transactionStates) },
  CUSTOMERS: { title: 'Customers', statuses: { ENABLE: 'Enabled', DISABLE: 'Disabled' } },
} as const satisfies Record<string, { title: string; statuses: Readonly<Record<string, string>> }>;
export type CustomReportSource = keyof typeof customReportSources;
