import {
  generateBankReconciliationReport,
  generateExpiredCardsReport,
  generateNewCustomerReport,
  generateRegisteredAccountsReport,
  generateReportCashAppliedFile,
  generateTransactionCsvReport,
  generateUserAccessReport,
} from '@quickportal/contracts/reports/contracts';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { getReportedCommunity } from '@quickportal/db/reports/get-reported-community';
import { dayAt } from '../../engines/clock/community-days.ts';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
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

/** The day before today, which is over. */
const yesterdayOf = async (ctx: CallContext) => ({ values: { valueDate: addDays((await daysOf(ctx)).today, -1) } });

/** The last banking day that is over, and its batches left as they are. */
async function lastBankingDayOf(ctx: CallContext) {
  const { timeZone, today } = await daysOf(ctx);
  const cashAppliedFileDate = bankingDaysOf(timeZone).onOrBefore(addDays(today, -1));
  return { values: { cashAppliedFileDate, closeOpenPaymentBatches: false } };
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
  formSource(generateTransactionCsvReport, yesterdayOf),
  formSource(generateBankReconciliationReport, yesterdayOf),
  formSource(generateReportCashAppliedFile, lastBankingDayOf),
  formSource(generateRegisteredAccountsReport, async (ctx) => ({
    values: { reportDate: (await daysOf(ctx)).today, accountTypes: 'ALL' as const },
  })),
];
