import { getRoutedAccount } from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'business-settlement-accounts/{}/{}': async (ctx, accountId, [businessId]) => {
    const { communityId } = communityOf(ctx);
    return orNotFound(await getRoutedAccount(ctx.db, { communityId, businessId: Number(businessId), accountId }));
  },
};
