import type { PathThings } from '../../forms/path-thing.ts';
import { communityOf } from '../../procedures/scope.ts';
import { billingDayAt, loadExpectedRevenue } from './to-expected-revenue.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'billing/{}/revenue/{}/{}': (ctx, id) =>
    loadExpectedRevenue(
      ctx.db,
      { communityId: communityOf(ctx).communityId, id },
      billingDayAt(ctx.services.clock.now()),
    ),
};
