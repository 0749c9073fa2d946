import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { changeCustomReport } from './change-custom-report.ts';
import { requireColumns } from './custom-report-definition.ts';

export const updateCustomReportColumns = implement(contracts.updateCustomReportColumns).mutation(({ ctx, input }) => {
  const { version, columns } = input.body;
  return changeCustomReport(ctx, {
    input,
    version,
    values: { columns },
    what: 'Columns',
    check: (report) => requireColumns(report, columns, 'columns'),
  });
});
