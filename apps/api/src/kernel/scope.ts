import type { Scope } from '@quickportal/db/connect/scope';
import type { ActorCommunity } from '../engines/access/actor.ts';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';

/** The community the caller works in. Staff who have not chosen one are told so (403). */
export function communityOf(ctx: Context): ActorCommunity {
  const { actor } = ctx;
  const community = actor.kind === 'user' || actor.kind === 'apiKey' ? actor.community : null;
  if (!community) throw new Problem('forbidden', { detail: 'Choose a community to work in first.' });
  return community;
}

/** Rows that the caller may see inside the community worked in, for scoped reads and transactions. */
export function communityScope(ctx: Context): Scope {
  const { communityId } = communityOf(ctx);
  const { actor } = ctx;
  const businessIds = actor.kind === 'user' ? actor.businessIds : null;
  return businessIds === null
    ? { kind: 'community', communityId }
    : { kind: 'community', communityId, businessIds: [...businessIds] };
}
