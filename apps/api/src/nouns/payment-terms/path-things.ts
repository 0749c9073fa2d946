import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { findPaymentTerm } from './find-payment-term.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'business/{}/payment-terms/{}': async (ctx, paymentTermId, [businessId]) => {
    const { communityId } = communityOf(ctx);
    return orNotFound(
      (await findPaymentTerm(ctx.db, { communityId, businessId: Number(businessId), paymentTermId })).term,
    );
  },
};
