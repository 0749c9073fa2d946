import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadCustomReport, toCustomReport } from './custom-report-definition.ts';

export const getCustomReport = implement(contracts.getCustomReport).query(async ({ ctx, input }) =>
  toCustomReport(await loadCustomReport(ctx, ctx.db, input.params.customReportId)),
);
