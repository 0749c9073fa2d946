import * as contracts from '@quickportal/contracts/merchant-choice-routing/contracts';
import { getRoutedAccount } from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toMerchantChoiceRouting } from './to-merchant-choice-routing.ts';

export const getMerchantChoiceRouting = implement(contracts.getMerchantChoiceRouting).query(async ({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  return toMerchantChoiceRouting(orNotFound(await getRoutedAccount(ctx.db, { communityId, ...input.params })));
});
