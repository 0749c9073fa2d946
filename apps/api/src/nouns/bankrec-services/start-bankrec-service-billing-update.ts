import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { implement } from '../../procedures/implement.ts';
import { startService } from './start-service.ts';

export const startBankrecServiceBillingUpdate = implement(contracts.startBankrecServiceBillingUpdate).mutation(
  ({ ctx, input }) => startService(ctx, input, 'BANKREC_BILLING_UPDATE', input.body),
);
