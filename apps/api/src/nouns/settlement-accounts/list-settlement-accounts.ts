import * as contracts from '@quickportal/contracts/settlement-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadSettlementAccounts } from './shown-settlement-accounts.ts';

export const listSettlementAccounts = implement(contracts.listSettlementAccounts).query(({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  return loadSettlementAccounts(ctx.db, { communityId, ...input.params, ...input.query });
});
