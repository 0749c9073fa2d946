import {
  generateCustomReport,
  generateBankReconciliationReport,
  generateExpiredCardsReport,
  generateNewCustomerReport,
  generateQuickCaptureAllocationReport,
  generateRegisteredAccountsReport,
  generateReportCashAppliedFile,
  generateTransactionCsvReport,
  generateUserAccessReport,
  updateCustomReport,
} from '@quickportal/contracts/reports/contracts';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { customReportSources } from '@quickportal/contracts/reports/report-codes';
import { customReportColumns } from '@quickportal/db/reports/export-custom-report';
import { listCustomReports } from '@quickportal/db/reports/get-custom-report';
import { getReportedCommunity } from '@quickportal/db/reports/get-reported-community';
import { dayAt } from '../../engines/clock/community-days.ts';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadCustomReport } from './custom-report-definition.ts';
import { bankingDaysOf } from './cash-applied-dates.ts';

/** The months that a report can be of, the latest first, and the current one chosen. */
async function monthsOf(ctx: CallContext) {
  const { first, today } = await daysOf(ctx);
  const months: string[] = [];
  for (let month = monthOf(today); month >= monthOf(first); month = monthOf(addDays(month, -1))) months.push(month);
  const [valueDate] = months;
  return {
    ...(valueDate !== undefined && { values: { valueDate } }),
    options: { months: months.map((month) => ({ value: month, label: labelOf(month) })) },
  };
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const labelOf = (month: string): string =>
  new Date(`${month}T00:00:00Z`).toLocaleDateString('en-AU', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The reports of the community, the first chosen, and the last day and month. */
async function customReportsOf(ctx: CallContext) {
  const { communityId } = communityOf(ctx);
  const reports = (await listCustomReports(ctx.db, communityId)).filter(({ enabled }) => enabled);
  const { values, options } = await monthsOf(ctx);
  const trigger = reports[0]?.code;
  return {
    values: {
      ...(trigger !== undefined && { trigger }),
      ...(values && { reportMonth: values.valueDate }),
      customReportDate: addDays((await daysOf(ctx)).today, -1),
    },
    options: {
      ...options,
      customReports: reports.map(({ code, name, frequency }) => ({
        value: code,
        label: `${name} (${frequency === 'DAY' ? 'daily' : 'monthly'})`,
      })),
    },
  };
}

/** A custom report, with the statuses and columns that its rows have. */
async function customReportOf(ctx: CallContext, { customReportId }: { customReportId: number }) {
  const report = await loadCustomReport(ctx, ctx.db, customReportId);
  const { name, frequency, statuses, sortColumn, enabled, version, source } = report;
  const titles = Object.entries(customReportSources[source].statuses);
  return {
    values: { name, frequency, statuses, sortColumn, enabled, version },
    options: {
      statuses: titles.map(([value, label]) => ({ value, label })),
      columns: customReportColumns(source).map((value) => ({ value, label: value })),
    },
  };
}

/** The last banking day that is over. */
async function lastBankingDay(ctx: CallContext): Promise<string> {
  const { timeZone, today } = await daysOf(ctx);
  return bankingDaysOf(timeZone).onOrBefore(addDays(today, -1));
}

async function daysOf(ctx: CallContext) {
  const community = orNotFound(await getReportedCommunity(ctx.db, communityOf(ctx).communityId));
  const { timeZone } = community;
  const today = dayAt(community, ctx.services.clock.now());
  return { timeZone, first: dayAt(community, new Date(community.createdAt)), today };
}

/** What the forms of reports are filled with. */
export const reportsFormSources = [
  formSource(generateExpiredCardsReport, monthsOf),
  formSource(generateUserAccessReport, monthsOf),
  formSource(generateNewCustomerReport, monthsOf),
  formSource(generateTransactionCsvReport, async (ctx) => ({
    values: { valueDate: addDays((await daysOf(ctx)).today, -1) },
  })),
  formSource(generateBankReconciliationReport, async (ctx) => ({ values: { valueDate: await lastBankingDay(ctx) } })),
  formSource(generateQuickCaptureAllocationReport, async (ctx) => ({
    values: { quickCaptureAllocationReportDate: await lastBankingDay(ctx) },
  })),
  formSource(generateCustomReport, customReportsOf),
  formSource(updateCustomReport, customReportOf),
  formSource(generateReportCashAppliedFile, async (ctx) => ({
    values: { cashAppliedFileDate: await lastBankingDay(ctx), closeOpenPaymentBatches: false },
  })),
  formSource(generateRegisteredAccountsReport, async (ctx) => ({
    values: { reportDate: (await daysOf(ctx)).today, accountTypes: 'ALL' as const },
  })),
];
