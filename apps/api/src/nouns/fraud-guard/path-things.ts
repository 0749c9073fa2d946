import { findRuledBusiness } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'communities/{}/fraud-guard-rules/{}': async (ctx, businessId, [communityId]) =>
    orNotFound(await findRuledBusiness(ctx.db, { communityId: Number(communityId), businessId })),
};
