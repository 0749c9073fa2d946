import type { FoundSession, SessionUser } from '@quickportal/db/auth/find-sessions';
import type { Services } from '../services.ts';
import { anonymous, type Actor, type Person, type SessionNext } from '../access/actor.ts';
import { viewAsHoldings, type Holdings } from '../access/view-as-rights.ts';
import { readHoldings } from './holdings.ts';
import { looksLikeSecretToken, tokenHash } from './secret-token.ts';

/** Without a call for this long the password is asked for again (PCI DSS 8.2.8). */
export const IDLE_MS = 15 * 60_000;

interface Attempt {
  sessionToken: string | null;
  now: Date;
}

/**
 * Who calls. One prepared query and no cache, so that whatever is taken away (session, user, role, right) counts
 * from the next call on. Anonymous when there is no session, or none that may still be used.
 */
export async function authenticate(services: Services, { sessionToken, now }: Attempt): Promise<Actor> {
  if (sessionToken === null || !looksLikeSecretToken(sessionToken)) return anonymous;
  const state = services.auth;
  const session = await state.findSession(tokenHash(sessionToken));
  if (session?.endReason !== undefined && session.endReason !== null)
    return { kind: 'anonymous', endReason: session.endReason };
  return session ? actorOf(session, state.activity.latest(session.id), now) : anonymous;
}

/** Whether a token belongs to a session that may still be used, whatever it waits for. */
export const isOpenSession = async (services: Services, sessionToken: string, now: Date): Promise<boolean> =>
  (await authenticate(services, { sessionToken, now })).kind === 'user';

/**
 * Notes that a session was used just now, which keeps it from becoming idle. To be called for every answer but a
 * 401 (decisions, All documents); a session that waits for something is not kept alive by it.
 */
export function recordActivity(services: Services, actor: Actor, now: Date): void {
  if (actor.kind === 'user' && actor.next === 'home') services.auth.activity.note(actor.sessionId, now);
}

function actorOf(session: FoundSession, usedLately: number, now: Date): Actor {
  const at = now.getTime();
  if (Date.parse(session.expiresAt) <= at) return anonymous;
  const isIdle = at - Math.max(Date.parse(session.lastActivityAt), usedLately) >= IDLE_MS;
  if (isIdle && session.stage !== 'ACTIVE') return anonymous;
  // A session that is not finished holds nothing yet, whatever call it reaches
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
      currency: session.community.currency,
    },
    next: nextOf(session, isIdle),
    csrfToken: session.csrfToken,
    expiresAt: session.expiresAt,
  };
}

/** Nothing is held through a user who was disabled while being viewed as; only stopping is left. */
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
