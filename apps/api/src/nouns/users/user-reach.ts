import { isRight } from '@quickportal/contracts/access/rights';
import type { CommunityRole } from '@quickportal/db/roles/list-roles';
import type { UserDetailsRecord } from '@quickportal/db/users/get-user';
import type { User } from '@quickportal/contracts/users/user';
import type { UserActor } from '../../engines/access/actor.ts';
import { type Grant, rightsBeyond } from '../../engines/access/granting.ts';
import type { Context } from '../../procedures/context.ts';
import { Problem } from '../../kernel/problem.ts';
import { businessesOfCall, communityOf } from '../../procedures/scope.ts';

/** Whose users and roles a call is about. */
export interface Reach {
  readonly actor: UserActor;
  readonly communityId: number;
  readonly communityName: string;
  /** The businesses that the caller is kept to; undefined: none. */
  readonly businessIds: readonly number[] | undefined;
}

/** The community worked in, and the businesses in which the rights of the call are held. */
export function reachOf(ctx: Context): Reach {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Problem('forbidden');
  const { communityId, communityName } = communityOf(ctx);
  return { actor, communityId, communityName, businessIds: businessesOfCall(ctx) ?? undefined };
}

/** Anyone who is kept to businesses sees users who are kept to some of the same ones only. */
export const isVisible = ({ businessIds }: Reach, user: Pick<User, 'businesses'>): boolean =>
  businessIds === undefined || user.businesses.some(({ businessId }) => businessIds.includes(businessId));

interface Held {
  readonly rights: readonly string[];
  /** Null: everywhere. */
  readonly businessId: number | null;
}

/** What roles give: one held everywhere by a user who is restricted to businesses counts in those only. */
export const grantsOf = (held: readonly Held[], restrictedTo: readonly number[]): Grant[] =>
  held.flatMap(({ rights, businessId }) => {
    const places = businessId === null && restrictedTo.length > 0 ? restrictedTo : [businessId];
    return places.map((place) => ({ rights: rights.filter(isRight), businessId: place }));
  });

/** What a user holds at present, and where. */
export const grantsHeld = ({ roleRights, businesses }: UserDetailsRecord): Grant[] =>
  grantsOf(
    roleRights,
    businesses.map(({ businessId }) => businessId),
  );

/** Rights that a user holds and the caller does not: with any, the user is out of reach for changes. */
export const beyondReach = ({ actor }: Pick<Reach, 'actor'>, user: UserDetailsRecord): string[] =>
  rightsBeyond(actor, grantsHeld(user));

/** Whether a role can be given by the caller: everywhere, or in each business they are kept to. */
export const canGive = ({ actor, businessIds }: Reach, { rights }: Pick<CommunityRole, 'rights'>): boolean =>
  rightsBeyond(
    actor,
    (businessIds ?? [null]).map((businessId) => ({ rights: rights.filter(isRight), businessId })),
  ).length === 0;
