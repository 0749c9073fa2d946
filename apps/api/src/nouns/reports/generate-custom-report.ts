import * as contracts from '@quickportal/contracts/reports/contracts';
import { lastOfMonth } from '@quickportal/contracts/rules/banking-calendar/days';
import { findCustomReport } from '@quickportal/db/reports/get-custom-report';
import { fieldProblem } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { startReport } from './start-report.ts';

export const generateCustomReport = implement(contracts.generateCustomReport).mutation(async ({ ctx, input }) => {
  const { trigger, customReportDate, reportMonth } = input.body;
  const report = await findCustomReport(ctx.db, { communityId: communityOf(ctx).communityId, code: trigger });
  if (!report) throw fieldProblem('trigger', 'Choose a report that the community has defined.');
  if (reportMonth !== undefined && !reportMonth.endsWith('-01'))
    throw fieldProblem('reportMonth', 'Enter the first day of a month.');
  if (report.frequency === 'DAY') {
    if (customReportDate === undefined) throw fieldProblem('customReportDate', 'Enter a date: this report is daily.');
    return startReport(ctx, input, 'CUSTOM_REPORT', { trigger, valueDate: customReportDate }, 'customReportDate');
  }
  if (reportMonth === undefined) throw fieldProblem('reportMonth', 'Choose a month: this report is monthly.');
  const month = { trigger, valueDate: reportMonth, lastDate: lastOfMonth(reportMonth) };
  return startReport(ctx, input, 'CUSTOM_REPORT', month, 'reportMonth');
});
