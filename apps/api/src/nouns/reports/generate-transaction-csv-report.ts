import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateTransactionCsvReport = implement(contracts.generateTransactionCsvReport).mutation(
  ({ ctx, input }) => startReport(ctx, input, 'TRANSACTION_CSV_REPORT', { valueDate: input.body.valueDate }),
);
