import { findAccountBusiness } from '@quickportal/db/supplier-accounts/read-account-setup';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'business-settlement-accounts/{}': async (ctx, businessId) =>
    orNotFound(await findAccountBusiness(ctx.db, { communityId: communityOf(ctx).communityId, businessId })),
};
