import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateBankReconciliationReport = implement(contracts.generateBankReconciliationReport).mutation(
  ({ ctx, input }) => startReport(ctx, input, 'BANK_RECONCILIATION_REPORT', { valueDate: input.body.valueDate }),
);
