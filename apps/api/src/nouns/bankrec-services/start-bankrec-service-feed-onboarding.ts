import * as contracts from '@quickportal/contracts/bankrec-services/contracts';
import { implement } from '../../procedures/implement.ts';
import { startService } from './start-service.ts';

export const startBankrecServiceFeedOnboarding = implement(contracts.startBankrecServiceFeedOnboarding).mutation(
  ({ ctx, input }) => startService(ctx, input, 'BANKREC_FEED_ONBOARDING'),
);
