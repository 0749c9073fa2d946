import type { FoundSession, SessionUser } from '@quickportal/db/auth/find-sessions';
import type { AuthServices } from './auth-services.ts';
import { anonymous, type Actor, type Person, type SessionNext } from '../access/actor.ts';
import { viewAsHoldings, type Holdings } from '../access/view-as-rights.ts';
import { readHoldings } from './holdings.ts';
import { looksLikeSecretToken, tokenHash } from './secret-token.ts';

/** After this time without a call the password must be entered again (PCI DSS 8.2.8). */
export const IDLE_MS = 15 * 60_000;

interface Attempt {
  sessionToken: string | null;
  now: Date;
}

/**
 * Authenticates a session token. One prepared query without a cache, so that removing a session, user, role or right
 * takes effect with the next call. Returns the anonymous actor when there is no valid session.
 */
export async function authenticate(services: AuthServices, { sessionToken, now }: Attempt): Promise<Actor> {
  if (sessionToken === null || !looksLikeSecretToken(sessionToken)) return anonymous;
  const state = services.auth;
  const session = await state.findSession(tokenHash(sessionToken));
  if (session?.endReason !== undefined && session.endReason !== null)
    return { kind: 'anonymous', endReason: session.endReason };
  return session ? actorOf(session, state.activity.latest(session.id), now) : anonymous;
}

/** Whether a token belongs to a valid session, even one that is not fully signed in. */
export const isOpenSession = async (services: AuthServices, sessionToken: string, now: Date): Promise<boolean> =>
  (await authenticate(services, { sessionToken, now })).kind === 'user';

/**
 * Records activity of a session, which keeps it from becoming idle. Call it for every response except a 401 (decisions,
 * All documents); sessions that are not fully signed in are not extended.
 */
export function recordActivity(services: AuthServices, actor: Actor, now: Date): void {
  if (actor.kind === 'user' && actor.next === 'home') services.auth.activity.note(actor.sessionId, now);
}

function actorOf(session: FoundSession, usedLately: number, now: Date): Actor {
  const at = now.getTime();
  if (Date.parse(session.expiresAt) <= at) return anonymous;
  const isIdle = at - Math.max(Date.parse(session.lastActivityAt), usedLately) >= IDLE_MS;
  if (isIdle && session.stage !== 'ACTIVE') return anonymous;
  // A session that is not fully signed in has no rights yet
  const viewer = session.stage === 'ACTIVE' ? holdingsOf(session.user) : { ...readHoldings(null), businessIds: [] };
  const held = session.viewAs ? viewAsHoldings(viewer, holdingsOf(session.viewAs)) : viewer;
  return {
    kind: 'user',
    sessionId: session.id,
    user: personOf(session.viewAs ?? session.user),
    viewedBy: session.viewAs ? personOf(session.user) : null,
    rights: held.rights,
    businessRights: held.businessRights,
    businessIds: held.businessIds,
    community: session.community && {
      communityId: session.community.id,
      communityName: session.community.name,
      timeZone: session.community.timeZone,
      formerTimeZones: session.community.formerTimeZones,
      currency: session.community.currency,
      products: session.community.products,
      isDecommissioned: session.community.isDecommissioned,
    },
    next: nextOf(session, isIdle),
    csrfToken: session.csrfToken,
    expiresAt: session.expiresAt,
  };
}

/** A user disabled while being viewed as has no rights; the viewer can only stop. */
function holdingsOf(user: SessionUser): Holdings {
  const { rights, businessRights } = readHoldings(user.active ? user.holdings : null);
  return { rights, businessRights, businessIds: user.businessIds };
}

function nextOf(session: FoundSession, isIdle: boolean): SessionNext {
  if (session.stage === 'SECOND_FACTOR') return 'second-factor';
  if (session.stage === 'CHANGE_PASSWORD') return 'change-password';
  return isIdle || session.reauthenticationNeeded ? 'reauthenticate' : 'home';
}

const personOf = ({ id, loginName, fullName, email, kind }: SessionUser): Person => ({
  systemUserId: id,
  loginName,
  fullName,
  email,
  kind,
});
