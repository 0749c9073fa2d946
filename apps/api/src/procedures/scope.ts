import { auditRights } from '@quickportal/contracts/access/audit-objects';
import type { Right } from '@quickportal/contracts/access/rights';
import type { RightsNeeded } from '@quickportal/contracts/kernel/contract';
import type { Scope } from '@quickportal/db/connect/scope';
import { isCaller, isProgram, type Actor, type ActorCommunity, type UserActor } from '../engines/access/actor.ts';
import type { Context } from './context.ts';
import { Problem } from '../kernel/problem.ts';

/** Returns the caller's community. Throws forbidden (403) for staff who have not chosen one. */
export function communityOf(ctx: Context): ActorCommunity {
  const { actor } = ctx;
  const community = isCaller(actor) ? actor.community : null;
  if (!community) throw new Problem('forbidden', { detail: 'Choose a community to work in first.' });
  return community;
}

/**
 * The scope of a call: the current community and, where the caller holds the call's rights in some businesses only,
 * those businesses. Row-level security hides everything else.
 */
export function communityScope(ctx: Context): Scope {
  const { communityId } = communityOf(ctx);
  const { actor } = ctx;
  const businessIds =
    actor.kind === 'user'
      ? reachableBusinesses(actor, ctx.contract?.rights ?? {})
      : isProgram(actor)
        ? actor.businessIds
        : null;
  return businessIds === null ? { kind: 'community', communityId } : { kind: 'community', communityId, businessIds };
}

/** `communityScope` with the rights that open audit entries, which row-level security checks besides the business. */
export function auditScope(ctx: Context): Scope {
  const scope = communityScope(ctx);
  return scope.kind === 'community' ? { ...scope, auditRights: auditRightsOf(ctx.actor) } : scope;
}

/** Lists audit rights: the name of a right held everywhere, the name and business ID of one held in a business. */
function auditRightsOf(actor: Actor): string[] {
  if (!isCaller(actor)) return [];
  const held = [...actor.rights].filter((right) => auditRights.has(right));
  if (isProgram(actor)) return held;
  const inBusinesses = [...actor.businessRights].flatMap(([businessId, rights]) =>
    [...rights].filter((right) => auditRights.has(right)).map((right) => `${right} ${businessId}`),
  );
  return [...held, ...inBusinesses];
}

/** Returns the businesses that the caller is restricted to in this call; null: all of the community. */
export function businessesOfCall(ctx: Context): readonly number[] | null {
  const scope = communityScope(ctx);
  return scope.kind === 'community' ? (scope.businessIds ?? null) : null;
}

/** Throws forbidden (403) for callers restricted to some businesses, in calls that concern the whole facility. */
export function requireWholeCommunity(ctx: Context, detail: string): void {
  if (businessesOfCall(ctx) !== null) throw new Problem('forbidden', { detail });
}

/** Null: every business of the community. */
function reachableBusinesses(actor: UserActor, needed: RightsNeeded): readonly number[] | null {
  if (suffices(needed, (right) => actor.rights.has(right))) return actor.businessIds;
  const held = [...actor.businessRights].filter(([, rights]) =>
    suffices(needed, (right) => actor.rights.has(right) || rights.has(right)),
  );
  const ids = held.map(([businessId]) => businessId);
  return actor.businessIds === null ? ids : ids.filter((businessId) => actor.businessIds?.includes(businessId));
}

const suffices = ({ anyOf, allOf }: RightsNeeded, holds: (right: Right) => boolean): boolean =>
  (anyOf === undefined || anyOf.some(holds)) && (allOf === undefined || allOf.every(holds));
