import * as contracts from '@quickportal/contracts/merchant-choice-routing/contracts';
import { implement } from '../../procedures/implement.ts';
import { checkRoutingLines } from './check-routing-lines.ts';
import { requireCommunity } from './require-community.ts';
import { loadRoutableAccounts } from './routable-accounts.ts';

export const checkRoutingConfigurations = implement(contracts.checkRoutingConfigurations).query(
  async ({ ctx, input }) => {
    requireCommunity(ctx, input.params.communityId);
    return checkRoutingLines(input.body.configurations, await loadRoutableAccounts(ctx.db, input.params.communityId));
  },
);
