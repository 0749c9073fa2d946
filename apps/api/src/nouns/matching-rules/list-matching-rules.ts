import * as contracts from '@quickportal/contracts/matching-rules/contracts';
import { getMatchingRegistration } from '@quickportal/db/matching-registrations/read-matching-registrations';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { loadMatchingRules } from './to-matching-rule.ts';

export const listMatchingRules = implement(contracts.listMatchingRules).query(async ({ ctx, input }) => {
  const { id } = orNotFound(await getMatchingRegistration(ctx.db, input.params.id));
  return loadMatchingRules(ctx.db, id);
});
