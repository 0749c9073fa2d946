import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateUserAccessReport = implement(contracts.generateUserAccessReport).mutation(({ ctx, input }) =>
  startReport(ctx, input, 'USER_ACCESS_REPORT', { valueDate: input.body.valueDate }),
);
