import { getMatchingRule } from '@quickportal/db/matching-rules/read-matching-rules';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'transaction-matching/rule/{}': async (ctx, id) =>
    orNotFound(await getMatchingRule(ctx.db, { communityId: communityOf(ctx).communityId, id })),
};
