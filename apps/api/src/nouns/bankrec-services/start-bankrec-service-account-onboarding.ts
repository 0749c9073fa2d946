import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { implement } from '../../procedures/implement.ts';
import { startService } from './start-service.ts';

export const startBankrecServiceAccountOnboarding = implement(contracts.startBankrecServiceAccountOnboarding).mutation(
  ({ ctx, input }) => startService(ctx, input, 'BANKREC_ACCOUNT_ONBOARDING', input.body),
);
