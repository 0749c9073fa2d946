import { getMatchingRule, type RuleKey } from '@quickportal/db/matching-rules/read-matching-rules';
import { changeMatching } from '../matching-registrations/offers.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** Changes a rule in the caller's scope; throws 404 outside of it. */
export async function changeMatchingRule<T>(
  ctx: CallContext,
  input: { params: { id: number } },
  work: (tools: ChangeTools & { key: RuleKey }) => Promise<T>,
): Promise<T> {
  const key = { communityId: communityOf(ctx).communityId, ...input.params };
  orNotFound(await getMatchingRule(ctx.db, key));
  return changeMatching(ctx, input, (tools) => work({ ...tools, key }));
}
