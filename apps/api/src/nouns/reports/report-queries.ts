import type { ReportCode } from '@quickportal/contracts/reports/report-codes';
import { exportBankReconciliationReport } from '@quickportal/db/reports/export-bank-reconciliation-report';
import { exportCashAppliedFile } from '@quickportal/db/reports/export-cash-applied-file';
import type { Database } from '@quickportal/db/connect/database';
import { exportCustomReport } from '@quickportal/db/reports/export-custom-report';
import { exportExpiredCardsReport, exportRegisteredAccountsReport } from '@quickportal/db/reports/export-card-reports';
import { exportCustomerSnapshotFile, exportNewCustomerReport } from '@quickportal/db/reports/export-customer-reports';
import { exportMerchantDefinitionFile } from '@quickportal/db/reports/export-merchant-definition-file';
import { exportQuickCaptureAllocationReport } from '@quickportal/db/reports/export-quick-capture-allocation-report';
import { exportTransactionCsvReport } from '@quickportal/db/reports/export-transaction-csv-report';
import { exportUserAccessReport } from '@quickportal/db/reports/export-user-access-report';
import { findCustomReport } from '@quickportal/db/reports/get-custom-report';
import type { ReportQuery } from '@quickportal/db/reports/report-query';
import { Unsendable } from '../../engines/service-messages/sender.ts';
import type { ReportParameters } from './report-parameters.ts';

type QueryOf = (communityId: number, parameters: ReportParameters, now: Date) => ReportQuery;

const daysOf = ({ valueDate, lastDate = valueDate }: ReportParameters) => ({ from: valueDate, to: lastDate });

/** The query of each report; a new report is an entry here and in the codes of the contracts. */
export const reportQueries: Readonly<Record<Exclude<ReportCode, 'CUSTOM_REPORT'>, QueryOf>> = {
  EXPIRED_CARDS_REPORT: (communityId, { valueDate }) => exportExpiredCardsReport(communityId, valueDate),
  USER_ACCESS_REPORT: (communityId, { valueDate }, now) => exportUserAccessReport(communityId, valueDate, now),
  TRANSACTION_CSV_REPORT: (communityId, parameters) => exportTransactionCsvReport(communityId, daysOf(parameters)),
  LEGACY_TRANSACTION_REPORT: (communityId, parameters) => exportTransactionCsvReport(communityId, daysOf(parameters)),
  BANK_RECONCILIATION_REPORT: (communityId, parameters) =>
    exportBankReconciliationReport(communityId, daysOf(parameters)),
  QUICKCAPTURE_ALLOCATION_REPORT: (communityId, { valueDate }) =>
    exportQuickCaptureAllocationReport(communityId, valueDate),
  NEW_CUSTOMER_REPORT: (communityId, { valueDate }) => exportNewCustomerReport(communityId, valueDate),
  REGISTERED_ACCOUNTS_REPORT: (communityId, { accountTypes = 'ALL' }) =>
    exportRegisteredAccountsReport(communityId, accountTypes),
  MERCHANT_DEFINITION_FILE: (communityId, { valueDate }) => exportMerchantDefinitionFile(communityId, valueDate),
  CASH_APPLIED_FILE: (communityId, { valueDate, firstDate = valueDate, lastDate = valueDate }) =>
    exportCashAppliedFile(communityId, { from: firstDate, to: lastDate }),
  CUSTOMER_SNAPSHOT_FILE: (communityId) => exportCustomerSnapshotFile(communityId),
};

/** The query of a report with its parameters. Throws Unsendable for a custom one that is no longer there. */
export async function reportQueryOf(
  db: Database,
  code: ReportCode,
  { communityId, parameters, now }: { communityId: number; parameters: ReportParameters; now: Date },
): Promise<ReportQuery> {
  if (code !== 'CUSTOM_REPORT') return reportQueries[code](communityId, parameters, now);
  const key = { communityId, code: parameters.trigger ?? '' };
  const report = await findCustomReport(db.reader({ kind: 'jobs' }), key);
  if (!report) throw new Unsendable('The community no longer has this report.');
  return exportCustomReport(communityId, report, daysOf(parameters));
}
