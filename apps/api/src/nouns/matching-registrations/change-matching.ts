import type { CallContext } from '../../procedures/context.ts';
import { change, type ChangeTools } from '../../procedures/change.ts';
import { communityOf } from '../../procedures/scope.ts';

/**
 * A change of how lines are matched, which only staff may write: what it names is read in the caller's scope before, and
 * each statement of `work` names the community.
 */
export function changeMatching<T>(
  ctx: CallContext,
  input: unknown,
  work: (tools: ChangeTools & { communityId: number }) => Promise<T>,
): Promise<T> {
  const { communityId } = communityOf(ctx);
  return change(ctx, input, (tools) => work({ ...tools, communityId }), { scope: { kind: 'staff' }, communityId });
}
