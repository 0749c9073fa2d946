import { change, type ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** A change of how a community is billed, which only staff may write: each statement of `work` names the community. */
export function changeBilling<T>(
  ctx: CallContext,
  input: unknown,
  work: (tools: ChangeTools & { communityId: number }) => Promise<T>,
): Promise<T> {
  const { communityId } = communityOf(ctx);
  return change(ctx, input, (tools) => work({ ...tools, communityId }), { scope: { kind: 'staff' }, communityId });
}
