import { notFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** Throws not-found for any other community than the one that is worked in. */
export function requireCommunity(ctx: CallContext, communityId: number): void {
  if (communityOf(ctx).communityId !== communityId) throw notFound();
}
