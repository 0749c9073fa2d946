import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { changeCustomReport } from './change-custom-report.ts';
import { requireColumns, requireStatuses } from './custom-report-definition.ts';

export const updateCustomReport = implement(contracts.updateCustomReport).mutation(({ ctx, input }) => {
  const { version, ...values } = input.body;
  return changeCustomReport(ctx, {
    input,
    version,
    values,
    what: 'Details',
    check: (report) => {
      requireStatuses(report, values.statuses);
      requireColumns(report, [values.sortColumn], 'sortColumn');
    },
  });
});
