import { getBankStatementAccount } from '@quickportal/db/bank-statement-accounts/get-bank-statement-account';
import { getBusiness } from '@quickportal/db/businesses/get-business';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'bank-statement-accounts/business/{}': async (ctx, businessId) => orNotFound(await getBusiness(ctx.db, businessId)),
  'bank-statement-accounts/{}': async (ctx, bankStatementAccountId) =>
    orNotFound(
      await getBankStatementAccount(ctx.db, { communityId: communityOf(ctx).communityId, bankStatementAccountId }),
    ),
};
