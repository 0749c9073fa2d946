import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { getMatchingRegistration } from '@quickportal/db/matching-registrations/read-matching-registrations';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadMatchingRules } from './to-matching-rule.ts';

export const listMatchingRules = implement(contracts.listMatchingRules).query(async ({ ctx, input }) => {
  const key = { communityId: communityOf(ctx).communityId, ...input.params };
  orNotFound(await getMatchingRegistration(ctx.db, key));
  return loadMatchingRules(ctx.db, key);
});
