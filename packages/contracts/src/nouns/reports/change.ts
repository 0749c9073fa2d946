import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { date, text } from '../../kernel/primitives.ts';
import { ofCustomReport, ofReports } from './call-parts.ts';
import { CustomReport, definitionShape, reportCode, reportColumns, reportSource } from './custom-report.ts';
import { reportedAccounts } from './report-codes.ts';
import { ReportResponse, reportDate, reportMonth } from './report-request.ts';

const starts = {
  ...ofReports,
  kind: 'mutation',
  method: 'POST',
  responses: { 200: ReportResponse },
  refusedInViewAs: true,
  cost: 20,
} as const;
const written =
  'It is written in the background; while one like it is being written, `success` is false. Its columns are in docs/reports.md.';

export const generateExpiredCardsReport = contract({
  ...starts,
  name: 'reports.generateExpiredCardsReport',
  path: 'community/admin/{communityId}/expiredcardsreport',
  body: z
    .strictObject({ valueDate: reportMonth('Month in which the cards expire.') })
    .meta({ id: 'ExpiredCardsReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start the expired cards report',
  description: `Enabled cards of enabled customers that expire in a month. ${written}`,
  spec: ['3C044'],
});

export const generateUserAccessReport = contract({
  ...starts,
  name: 'reports.generateUserAccessReport',
  path: 'community/admin/{communityId}/useraccessreport',
  body: z
    .strictObject({ valueDate: reportMonth('Month at the end of which the users had their roles.') })
    .meta({ id: 'UserAccessReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start the user access report',
  description: `Users of the community and their roles that were granted by the end of a month. ${written}`,
  spec: ['3C045'],
});

export const generateTransactionCsvReport = contract({
  ...starts,
  name: 'reports.generateTransactionCsvReport',
  path: 'community/admin/{communityId}/transactioncsvreport',
  body: z
    .strictObject({ valueDate: reportDate('Settlement date of the transactions.') })
    .meta({ id: 'TransactionCsvReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start the transaction CSV report',
  description: `Payments and refunds of a settlement date, approved or not. ${written}`,
  spec: ['3C046'],
});

export const generateNewCustomerReport = contract({
  ...starts,
  name: 'reports.generateNewCustomerReport',
  path: 'community/admin/{communityId}/newcustomerreport',
  body: z
    .strictObject({ valueDate: reportMonth('Month in which the customers were created.') })
    .meta({ id: 'NewCustomerReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start the new customer report',
  description: `Customers that were created in a month of the community’s zone. ${written}`,
  spec: ['3C047'],
});

export const generateBankReconciliationReport = contract({
  ...starts,
  name: 'reports.generateBankReconciliationReport',
  path: 'community/admin/{communityId}/bankreconciliationreport',
  body: z
    .strictObject({ valueDate: reportDate('Settlement date of the payments, and date of the statements.') })
    .meta({ id: 'BankReconciliationReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start the bank reconciliation report',
  description: `What should reach each bank account on a settlement date, against its statement. ${written}`,
  spec: ['3C048'],
});

export const generateQuickCaptureAllocationReport = contract({
  ...starts,
  name: 'reports.generateQuickCaptureAllocationReport',
  path: 'community/admin/{communityId}/quickcaptureallocationreport',
  body: z
    .strictObject({
      quickCaptureAllocationReportDate: reportDate('Settlement date of the payments, and date of the statements.'),
    })
    .meta({ id: 'QuickCaptureAllocationReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start the QuickCapture allocation report',
  description: `How payments that staff or files captured, and lines of statements that paid invoices, were allocated. ${written}`,
  spec: ['3C052', '3C056'],
});

export const generateCustomReport = contract({
  ...starts,
  name: 'reports.generateCustomReport',
  path: 'community/admin/{communityId}/customreport',
  body: z
    .strictObject({
      trigger: text({ max: 40 }).meta({
        title: 'Report',
        description: 'Code of a report that the community has defined.',
        examples: ['DAILY_TAKINGS'],
        'x-form': { widget: 'select', optionsFrom: 'customReports' },
      }),
      customReportDate: date()
        .optional()
        .meta({
          title: 'Date',
          description: 'The day of a daily report, at most today and at most 24 months back.',
          examples: ['2026-11-19'],
          'x-rules': [{ rule: 'dateNotAfter', value: 'today' }],
          'x-form': { help: 'For a daily report.' },
        }),
      reportMonth: date()
        .optional()
        .meta({
          title: 'Month',
          description: 'The month of a monthly report, as its first day, up to the current one.',
          examples: ['2026-11-01'],
          'x-rules': [{ rule: 'dateNotAfter', value: 'today' }],
          'x-form': { widget: 'select', optionsFrom: 'months', help: 'For a monthly report.' },
        }),
    })
    .meta({ id: 'CustomReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start a custom report',
  description: `A report that the community has defined, of a day or a month. ${written}`,
  spec: ['3C053', '3C057'],
});

export const generateReportCashAppliedFile = contract({
  ...starts,
  name: 'reports.generateCashAppliedFile',
  path: 'community/admin/{communityId}/cashappliedfile',
  body: z
    .strictObject({
      cashAppliedFileDate: date().meta({
        title: 'Date',
        description:
          'A banking day, at most today, not before the community was created, and at most 24 months back. Days before it that are none are in its file.',
        examples: ['2026-11-19'],
        'x-rules': [{ rule: 'dateNotAfter', value: 'today' }],
      }),
      closeOpenPaymentBatches: z
        .boolean()
        .default(false)
        .meta({
          title: 'Close open payment batches',
          description:
            'Closes the open batches of the date first; later payments settle on the next date. For today only, after the cut-off of cards.',
          'x-form': { widget: 'switch' },
        }),
    })
    .meta({ id: 'CashAppliedFileStart', 'x-form-layout': { submitLabel: 'Start file' } }),
  summary: 'Start the cash applied file',
  description: `Payments and refunds that settle on a banking day, for the receivables of the business. ${written}`,
  spec: ['3C054', '3C058'],
});

export const generateReportMerchantDefinitionFile = contract({
  ...starts,
  name: 'reports.generateMerchantDefinitionFile',
  path: 'community/admin/{communityId}/merchantdefinitionfile',
  summary: 'Start the merchant definition file',
  description: `Every merchant and bank account that payments can settle to. ${written}`,
  spec: ['3C049'],
});

export const generateReportCustomerSnapshotFile = contract({
  ...starts,
  name: 'reports.generateCustomerSnapshotFile',
  path: 'community/admin/{communityId}/customersnapshotfile',
  summary: 'Start the customer snapshot file',
  description: `All customers with their accounts and schedules. ${written}`,
  spec: ['3C050'],
});

export const generateRegisteredAccountsReport = contract({
  ...starts,
  name: 'reports.generateRegisteredAccountsReport',
  path: 'community/admin/{communityId}/registeredaccountsreport',
  body: z
    .strictObject({
      reportDate: date()
        .optional()
        .meta({
          title: 'Date',
          description: 'Today, which is also the default: earlier states of accounts are not kept.',
          examples: ['2026-11-20'],
          'x-rules': [
            { rule: 'dateNotAfter', value: 'today' },
            { rule: 'dateNotBefore', value: 'today', message: 'Enter today: earlier states are not kept.' },
          ],
        }),
      accountTypes: z
        .enum(reportedAccounts)
        .default('ALL')
        .meta({
          title: 'Accounts',
          description: 'Which accounts are in the file.',
          'x-form': {
            widget: 'radio',
            options: [
              { value: 'ALL', label: 'All accounts' },
              { value: 'CARDS', label: 'Cards' },
              { value: 'BANK', label: 'Bank accounts' },
            ],
          },
        }),
    })
    .meta({ id: 'RegisteredAccountsReportStart', 'x-form-layout': { submitLabel: 'Start report' } }),
  summary: 'Start the registered accounts report',
  description: `Enabled accounts of all customers. ${written}`,
  spec: ['3C051', '3C055'],
});

export const createCustomReport = contract({
  ...ofReports,
  name: 'reports.createCustomReport',
  kind: 'mutation',
  method: 'POST',
  path: 'community/admin/{communityId}/custom-reports',
  body: z
    .strictObject({
      name: definitionShape.name,
      code: reportCode(),
      source: reportSource(),
      frequency: definitionShape.frequency,
    })
    .meta({ id: 'CustomReportCreation', 'x-form-layout': { submitLabel: 'Add report' } }),
  responses: { 201: CustomReport },
  errors: ['state-conflict'],
  refusedInViewAs: true,
  summary: 'Add a custom report',
  description:
    'Adds a report, at first with every column in the usual order. A code that is taken returns 422; a community has at most 50 reports: 409 beyond.',
});

export const updateCustomReport = contract({
  ...ofCustomReport,
  name: 'reports.updateCustomReport',
  kind: 'mutation',
  method: 'PATCH',
  path: 'community/admin/{communityId}/custom-reports/{customReportId}',
  body: z
    .strictObject({
      ...definitionShape,
      statuses: z
        .array(text({ max: 40 }).meta({ title: 'Status', description: 'Code of a status.' }))
        .max(50)
        .default([])
        .meta({
          title: 'Statuses',
          description: 'Statuses of the rows; none means every one.',
          'x-form': { widget: 'checkbox', optionsFrom: 'statuses', help: 'None: rows in every status.' },
        }),
      sortColumn: text({ max: 60 }).meta({
        title: 'Sorted by',
        description: 'Title of a column that the rows are sorted by; the file need not have it.',
        examples: ['Receipt Number'],
        'x-form': { widget: 'select', optionsFrom: 'columns' },
      }),
      enabled: z.boolean().meta({
        title: 'Enabled',
        description: 'Whether the report can be started.',
        'x-form': { widget: 'switch' },
      }),
      version: readVersion(),
    })
    .meta({ id: 'CustomReportChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: CustomReport },
  refusedInViewAs: true,
  summary: 'Edit a custom report',
  description:
    'Replaces name, frequency, statuses and order. Files that were written before stay as they are. An edit that changes nothing returns 422 with "No changes detected." on the whole form.',
});

export const updateCustomReportColumns = contract({
  ...ofCustomReport,
  name: 'reports.updateCustomReportColumns',
  kind: 'mutation',
  method: 'PUT',
  path: 'community/admin/{communityId}/custom-reports/{customReportId}/columns',
  body: z.strictObject({ columns: reportColumns(), version: readVersion() }).meta({ id: 'CustomReportColumns' }),
  responses: { 200: CustomReport },
  refusedInViewAs: true,
  summary: 'Choose the columns of a custom report',
  description:
    'Replaces the columns and their order, from the next file on. The preview names the columns that there are.',
});
