import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateNewCustomerReport = implement(contracts.generateNewCustomerReport).mutation(({ ctx, input }) =>
  startReport(ctx, input, 'NEW_CUSTOMER_REPORT', { valueDate: input.body.valueDate }),
);
