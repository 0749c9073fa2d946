import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { implement } from '../../procedures/implement.ts';
import { startService } from './start-service.ts';

export const startBankrecServiceStatementStatus = implement(contracts.startBankrecServiceStatementStatus).mutation(
  ({ ctx, input }) => startService(ctx, input, 'BANKREC_STATEMENT_STATUS', input.body),
);
