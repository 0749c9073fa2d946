import type { CallContext } from '../../procedures/context.ts';
import { change, type ChangeTools } from '../../procedures/change.ts';
import { notFound } from '../../kernel/problem.ts';
import { businessesOfCall, communityOf } from '../../procedures/scope.ts';

/**
 * A change of how lines are matched, which only staff may write: each statement of `work` names the community, and
 * `requireReach` refuses what the caller may not reach.
 */
export function changeMatching<T>(
  ctx: CallContext,
  input: unknown,
  work: (tools: ChangeTools & { communityId: number }) => Promise<T>,
): Promise<T> {
  const { communityId } = communityOf(ctx);
  return change(ctx, input, (tools) => work({ ...tools, communityId }), { scope: { kind: 'staff' }, communityId });
}

/** Throws 404 for what belongs to a business that the caller is not given. */
export function requireReach(ctx: CallContext, { businessId }: { businessId: number }): void {
  const businessIds = businessesOfCall(ctx);
  if (businessIds && !businessIds.includes(businessId)) throw notFound();
}
