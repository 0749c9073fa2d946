import type { RuleKey } from '@quickportal/db/matching-rules/read-matching-rules';
import { changeMatching, requireReach } from '../matching-registrations/offers.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { type LockedRule, lockMatchingRule } from './lock-matching-rule.ts';

/** A rule that is locked for a change, in the version that was read. */
export type RuleTools = ChangeTools & LockedRule & { key: RuleKey };

/** Changes a rule in the caller's scope; throws 404 outside of it, and 409 for another version. */
export async function changeMatchingRule<T>(
  ctx: CallContext,
  input: { params: { id: number } },
  version: number | undefined,
  work: (tools: RuleTools) => Promise<T>,
): Promise<T> {
  const key = { communityId: communityOf(ctx).communityId, ...input.params };
  return changeMatching(ctx, input, async (tools) => {
    const locked = await lockMatchingRule(tools.trx, key, version, ({ businessId }) =>
      requireReach(ctx, { businessId }),
    );
    return work({ ...tools, ...locked, key });
  });
}
