import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { getEnabledCommunity } from '@quickportal/db/communities/search-communities';
import { realPerson, type Actor, type ActorCommunity, type UserActor } from '../engines/access/actor.ts';
import type { CallerNames } from '../kernel/caller-names.ts';
import type { Context } from './context.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Services } from '../engines/services.ts';

const otherCommunity = (detail: string) => new Problem('other-community', { detail });

/**
 * The caller, working in the community that they named. Staff name any enabled community for this one call; the
 * session's choice stays as it is. Throws other-community (409) where the caller named another person than the
 * session works for, or a community that they cannot work in.
 */
export async function actingInCommunity(services: Services, actor: Actor, names: CallerNames): Promise<Actor> {
  if (actor.kind === 'anonymous' || actor.kind === 'job') return actor;
  // A session that is not open yet reads and does nothing, whatever it names
  if (actor.kind === 'user' && (actor.next === 'second-factor' || actor.next === 'change-password')) return actor;
  requireSamePerson(actor, names);
  const { communityId } = names;
  if (communityId === undefined || communityId === actor.community?.communityId) return actor;
  const staff = staffIn(actor);
  if (!staff) {
    if (communityId === null) return actor;
    throw otherCommunity(`You named community ${communityId}, which is not the one you work in.`);
  }
  if (communityId === null) return { ...staff, community: null };
  const community = await findCommunity(services, communityId);
  if (!community) throw otherCommunity(`There is no community ${communityId} that you can work in.`);
  return { ...staff, community };
}

/** The caller where they are staff acting as themselves, who choose; every other caller belongs to one community. */
const staffIn = (actor: Actor): UserActor | null =>
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
  return getEnabledCommunity(db.reader({ kind: 'staff' }), communityId);
}

type Part = 'params' | 'query';

/** Where a contract names the community of the call; undefined: nowhere. */
export const communityPartOf = ({ params, query }: AnyContract): Part | undefined => {
  if (params && 'communityId' in params.shape) return 'params';
  return query && 'communityId' in query.shape ? 'query' : undefined;
};

/**
 * The caller of a call whose path or query names the community, working there. Throws other-community (409) where
 * staff named another one in X-Community-Id, not-found (404) where the community does not exist or is not the
 * caller's. An id that cannot be one is left to the contract.
 */
export async function actingWhereAddressed(ctx: Context, part: Part, input: unknown): Promise<Actor> {
  const { actor, services, requestedCommunityId } = ctx;
  const addressed = (input as { [P in Part]?: { communityId?: unknown } } | undefined)?.[part]?.communityId;
  if (typeof addressed !== 'number' || !Number.isSafeInteger(addressed) || addressed < 1) return actor;
  const staff = staffIn(actor);
  if (!staff) {
    const own = 'community' in actor ? actor.community?.communityId : undefined;
    // What a query may name beyond the caller's own is the call's to say
    if (part === 'params' && addressed !== own) throw notFound();
    return actor;
  }
  if (typeof requestedCommunityId === 'number' && requestedCommunityId !== addressed)
    throw otherCommunity(
      `This call is about community ${addressed}, but X-Community-Id names ${requestedCommunityId}.`,
    );
  if (addressed === staff.community?.communityId) return actor;
  const community = await findCommunity(services, addressed);
  if (!community) throw notFound();
  return { ...staff, community };
}
