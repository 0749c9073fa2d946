import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateQuickCaptureAllocationReport = implement(contracts.generateQuickCaptureAllocationReport).mutation(
  ({ ctx, input }) => {
    const field = 'quickCaptureAllocationReportDate';
    return startReport(ctx, input, 'QUICKCAPTURE_ALLOCATION_REPORT', { valueDate: input.body[field] }, field);
  },
);
