import type { CustomReport } from '@quickportal/contracts/reports/custom-report';
import { createCustomReport, generateCustomReport } from '@quickportal/contracts/reports/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

/** A daily report of transactions. */
export const dailyTakings: CustomReport = {
  customReportId: 1,
  code: 'DAILY_TAKINGS',
  name: 'Daily takings',
  source: 'TRANSACTIONS',
  sourceDisplay: 'Transactions',
  frequency: 'DAY',
  columns: ['Receipt Number', 'Payment Method', 'Total Amount'],
  statuses: ['APPROVED'],
  sortColumn: 'Receipt Number',
  enabled: true,
  version: 3,
};

/** The reports that a community of the stories has defined. */
export const customReports: readonly CustomReport[] = [
  dailyTakings,
  {
    ...dailyTakings,
    customReportId: 2,
    code: 'CUSTOMER_CONTACTS',
    name: 'New customers to contact',
    source: 'CUSTOMERS',
    sourceDisplay: 'Customers',
    frequency: 'MONTH',
    columns: ['CustomerNumber', 'CustomerName', 'EmailAddress'],
    statuses: [],
    enabled: false,
  },
];

/** Rows of the report with every column. */
export const takingsPreview = {
  columns: ['Receipt Number', 'Status', 'Payment Method', 'Total Amount'],
  rows: [
    ['1000000411', 'APPROVED', 'CREDIT_CARD', '101.50'],
    ['1000000412', 'APPROVED', 'DIRECT_DEBIT', '250.00'],
  ],
};

/** The form of a new report, as the server fills it. */
export const newReportForm =
  createCustomReport.body && formSchema(createCustomReport.body, { values: {}, options: {}, today: '2026-11-20' });

/** The form that starts a report, as the server fills it. */
export const startForm =
  generateCustomReport.body &&
  formSchema(generateCustomReport.body, {
    values: { trigger: 'DAILY_TAKINGS', customReportDate: '2026-11-19', reportMonth: '2026-11-01' },
    options: {
      customReports: [{ value: 'DAILY_TAKINGS', label: 'Daily takings (daily)' }],
      months: [{ value: '2026-11-01', label: 'November 2026' }],
    },
    today: '2026-11-20',
  });
