import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { getReadableCommunity } from '@quickportal/db/communities/search-communities';
import { realPerson, type Actor, type ActorCommunity, type UserActor } from '../engines/access/actor.ts';
import type { CallerNames } from '../kernel/caller-names.ts';
import type { Context } from './context.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Services } from './services.ts';

const otherCommunity = (detail: string) => new Problem('other-community', { detail });

/**
 * Returns the caller working in the community named in the headers. Staff may name any community they can read for
 * one call without changing the session's choice. Throws other-community (409) where the caller names another person than the
 * session's, or a community they cannot work in.
 */
export async function actingInCommunity(services: Services, actor: Actor, names: CallerNames): Promise<Actor> {
  if (actor.kind === 'anonymous' || actor.kind === 'job') return actor;
  // A session that is not fully signed in reads and changes nothing, so it may name anything
  if (actor.kind === 'user' && (actor.next === 'second-factor' || actor.next === 'change-password')) return actor;
  requireSamePerson(actor, names);
  const { communityId } = names;
  if (communityId === undefined || communityId === actor.community?.communityId) return actor;
  const staff = asStaff(actor);
  if (!staff) {
    if (communityId === null) return actor;
    throw otherCommunity(`You named community ${communityId}, which is not the one you work in.`);
  }
  if (communityId === null) return { ...staff, community: null };
  const community = await findCommunity(services, communityId);
  if (!community) throw otherCommunity(`There is no community ${communityId} that you can work in.`);
  return { ...staff, community };
}

/**
 * Returns the caller if they are staff acting as themselves, who may choose a community; any other caller belongs to
 * one.
 */
const asStaff = (actor: Actor): UserActor | null =>
  actor.kind === 'user' && actor.user.kind === 'STAFF' ? actor : null;

function requireSamePerson(actor: Actor, { viewAs, userId }: CallerNames): void {
  const viewedAs = actor.kind === 'user' && actor.viewedBy ? actor.user.systemUserId : null;
  if (viewAs !== undefined && viewAs !== viewedAs)
    throw otherCommunity(
      viewedAs === null
        ? 'You are not viewing as another user.'
        : 'You are viewing as a different user than the one you named.',
    );
  if (userId !== undefined && userId !== realPerson(actor)?.systemUserId)
    throw otherCommunity('A different user is signed in than the one you named.');
}

async function findCommunity({ db }: Services, communityId: number): Promise<ActorCommunity | undefined> {
  return getReadableCommunity(db.reader({ kind: 'staff' }), communityId);
}

type Part = 'params' | 'query';

/** The part of a contract that names the community; undefined where none does. */
export const communityPartOf = ({ params, query }: AnyContract): Part | undefined => {
  if (params && 'communityId' in params.shape) return 'params';
  return query && 'communityId' in query.shape ? 'query' : undefined;
};

/**
 * Returns the caller of a call whose path or query names the community, working in it. Throws other-community (409)
 * where staff named another one in X-Community-Id, not-found (404) where it does not exist or is not the caller's. An
 * invalid ID is left to the contract's validation.
 */
export async function actingWhereAddressed(ctx: Context, part: Part, input: unknown): Promise<Actor> {
  const { actor, services, requestedCommunityId } = ctx;
  const communityId = (input as { [P in Part]?: { communityId?: unknown } } | undefined)?.[part]?.communityId;
  if (typeof communityId !== 'number' || !Number.isSafeInteger(communityId) || communityId < 1) return actor;
  const staff = asStaff(actor);
  if (!staff) {
    const own = 'community' in actor ? actor.community?.communityId : undefined;
    // Whether a query may name another community than the caller's is up to the call
    if (part === 'params' && communityId !== own) throw notFound();
    return actor;
  }
  if (typeof requestedCommunityId === 'number' && requestedCommunityId !== communityId)
    throw otherCommunity(
      `This call is about community ${communityId}, but X-Community-Id names ${requestedCommunityId}.`,
    );
  if (communityId === staff.community?.communityId) return actor;
  const community = await findCommunity(services, communityId);
  if (!community) throw notFound();
  return { ...staff, community };
}
