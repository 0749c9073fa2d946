import type { ReportCode } from '@quickportal/contracts/reports/report-codes';

/** The cards of the page in their order: what a report has, and the call that starts it. */
export const reportCards = [
  {
    code: 'EXPIRED_CARDS_REPORT',
    call: 'reports.generateExpiredCardsReport',
    text: 'Enabled cards that expire in a month.',
  },
  {
    code: 'USER_ACCESS_REPORT',
    call: 'reports.generateUserAccessReport',
    text: 'Users and their roles at the end of a month.',
  },
  {
    code: 'TRANSACTION_CSV_REPORT',
    call: 'reports.generateTransactionCsvReport',
    text: 'Payments and refunds of a settlement date.',
  },
  {
    code: 'NEW_CUSTOMER_REPORT',
    call: 'reports.generateNewCustomerReport',
    text: 'Customers that were created in a month.',
  },
  {
    code: 'BANK_RECONCILIATION_REPORT',
    call: 'reports.generateBankReconciliationReport',
    text: 'What settles on a date, against the bank statements.',
  },
  {
    code: 'REGISTERED_ACCOUNTS_REPORT',
    call: 'reports.generateRegisteredAccountsReport',
    text: 'Enabled cards and bank accounts of customers.',
  },
  {
    code: 'QUICKCAPTURE_ALLOCATION_REPORT',
    call: 'reports.generateQuickCaptureAllocationReport',
    text: 'What captured payments and statement lines were allocated to.',
  },
  {
    code: 'CUSTOM_REPORT',
    call: 'reports.generateCustomReport',
    text: 'Reports that the community has defined, of a day or a month.',
  },
  {
    code: 'CASH_APPLIED_FILE',
    call: 'reports.generateCashAppliedFile',
    text: 'Payments and refunds that settle on a banking day.',
  },
  {
    code: 'MERCHANT_DEFINITION_FILE',
    call: 'reports.generateMerchantDefinitionFile',
    text: 'Merchants and bank accounts that payments settle to.',
  },
  {
    code: 'CUSTOMER_SNAPSHOT_FILE',
    call: 'reports.generateCustomerSnapshotFile',
    text: 'All customers with their accounts and schedules.',
  },
] as const satisfies readonly { code: ReportCode; call: string; text: string }[];

export type ReportCall = (typeof reportCards)[number]['call'];
/** Calls without input, which start at once. */
const plainCalls = ['reports.generateMerchantDefinitionFile', 'reports.generateCustomerSnapshotFile'] as const;
export type PlainReportCall = (typeof plainCalls)[number];
/** Calls whose form asks for a month, a date or more. */
export type AskingReportCall = Exclude<ReportCall, PlainReportCall>;

/** Those whose form needs nothing else. */
export type FormReportCall = Exclude<AskingReportCall, 'reports.generateCashAppliedFile'>;

/** Whether a call takes no input. */
export const isPlain = (call: ReportCall): call is PlainReportCall => plainCalls.some((plain) => plain === call);
