import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { implement } from '../../procedures/implement.ts';
import { startService } from './start-service.ts';

export const startBankrecServiceCleanUp = implement(contracts.startBankrecServiceCleanUp).mutation(({ ctx, input }) =>
  startService(ctx, input, 'BANKREC_CLEANUP', input.body),
);
