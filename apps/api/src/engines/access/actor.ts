import type { Right } from '@quickportal/contracts/access/rights';

/** A person as sessions, audit entries and screens name them. */
export interface Person {
  readonly systemUserId: number;
  readonly loginName: string;
  readonly fullName: string;
  readonly email: string;
  readonly kind: 'STAFF' | 'CLIENT';
}

export interface ActorCommunity {
  readonly communityId: number;
  readonly communityName: string;
  readonly timeZone: string;
  readonly currency: 'AUD' | 'NZD';
}

/** What a session waits for before it opens. */
export type SessionNext = 'home' | 'second-factor' | 'change-password' | 'reauthenticate';

/** A signed-in person. Rights are already the intersection while viewing as another user. */
export interface UserActor {
  readonly kind: 'user';
  readonly sessionId: number;
  /** Whose rights apply: the person viewed as, where there is one. */
  readonly user: Person;
  /** Who really acts while viewing as another user. */
  readonly viewedBy: Person | null;
  readonly rights: ReadonlySet<Right>;
  /** Rights that hold only in certain businesses, beside those in `rights`. */
  readonly businessRights: ReadonlyMap<number, ReadonlySet<Right>>;
  readonly community: ActorCommunity | null;
  /** Supplier businesses the user is restricted to; null means all of the community. */
  readonly businessIds: readonly number[] | null;
  readonly next: SessionNext;
  readonly csrfToken: string;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
}

/** A program with a REST API key. */
export interface ApiKeyActor {
  readonly kind: 'apiKey';
  readonly apiKeyId: number;
  readonly keyName: string;
  /** PUBLISHABLE keys, which anybody may see, create single use tokens and nothing else. */
  readonly securityCode: 'SECRET' | 'PUBLISHABLE';
  readonly rights: ReadonlySet<Right>;
  readonly community: ActorCommunity;
  /** Businesses the key is restricted to; null means all of the community. */
  readonly businessIds: readonly number[] | null;
}

/** No one yet: no session, or one that has ended. */
export interface AnonymousActor {
  readonly kind: 'anonymous';
  /** Why the session was ended whose token came, where it was. */
  readonly endReason?: string;
}

/** A background job of the product itself. */
export interface JobActor {
  readonly kind: 'job';
  readonly job: string;
}

export type Actor = UserActor | ApiKeyActor | AnonymousActor | JobActor;

export const anonymous: AnonymousActor = { kind: 'anonymous' };

/** The step of signing in that a session still waits for; null for finished sessions and other actors. */
export function missingStep(actor: Actor): 'second-factor' | 'change-password' | null {
  if (actor.kind !== 'user') return null;
  return actor.next === 'second-factor' || actor.next === 'change-password' ? actor.next : null;
}

/** The person who really acts: behind a view-as it is the one who chose to view. Null for programs. */
export function realPerson(actor: Actor): Person | null {
  return actor.kind === 'user' ? (actor.viewedBy ?? actor.user) : null;
}
