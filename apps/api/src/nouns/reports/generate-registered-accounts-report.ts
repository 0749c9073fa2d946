import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateRegisteredAccountsReport = implement(contracts.generateRegisteredAccountsReport).mutation(
  ({ ctx, input }) => startReport(ctx, input, 'REGISTERED_ACCOUNTS_REPORT', { accountTypes: input.body.accountTypes }),
);
