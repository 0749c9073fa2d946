import type { PathThings } from '../../forms/path-thing.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSupplier } from './sweep-account-option.ts';
import { loadMatchingRegistration } from './to-matching-registration.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'transaction-matching/registration/{}': (ctx, id) =>
    loadMatchingRegistration(ctx.db, { communityId: communityOf(ctx).communityId, id }),
  'transaction-matching/supplier/{}': async (ctx, id) => {
    await requireSupplier(ctx.db, id);
    return {};
  },
};
