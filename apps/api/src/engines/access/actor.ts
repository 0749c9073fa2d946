import type { Right } from '@quickportal/contracts/access/rights';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';

/** A person, as shown in sessions, audit entries and screens. */
export interface Person {
  readonly systemUserId: number;
  readonly loginName: string;
  readonly fullName: string;
  readonly email: string;
  readonly kind: 'STAFF' | 'CLIENT';
}

export interface ActorCommunity extends CommunityZones {
  readonly communityId: number;
  readonly communityName: string;
  readonly currency: 'AUD' | 'NZD';
  /** Products that are switched on. */
  readonly products: readonly ProductCode[];
  /** Staff can read the data of a decommissioned community, and change nothing. */
  readonly isDecommissioned?: boolean;
}

/** The step that a session still requires before it is open. */
export type SessionNext = 'home' | 'second-factor' | 'change-password' | 'reauthenticate';

/** A signed-in person. During a view-as, `rights` is already the intersection. */
export interface UserActor {
  readonly kind: 'user';
  readonly sessionId: number;
  /** The user whose rights apply: the one viewed as, if any. */
  readonly user: Person;
  /** The user who is viewing as another, if any. */
  readonly viewedBy: Person | null;
  readonly rights: ReadonlySet<Right>;
  /** Rights held in certain businesses only, in addition to `rights`. */
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
  /** PUBLISHABLE keys are public: they can only create single-use tokens. */
  readonly securityCode: 'SECRET' | 'PUBLISHABLE';
  readonly rights: ReadonlySet<Right>;
  readonly community: ActorCommunity;
  /** Businesses the key is restricted to; null means all of the community. */
  readonly businessIds: readonly number[] | null;
}

/** A program with a client certificate. It may do what a secret key of the whole community may. */
export interface CertificateActor {
  readonly kind: 'certificate';
  readonly certificateId: number;
  /** RFC 4514 text. */
  readonly subject: string;
  readonly rights: ReadonlySet<Right>;
  readonly community: ActorCommunity;
  /** Certificates reach the whole community. */
  readonly businessIds: null;
}

/** A program, which says who it is with each request. */
export type ProgramActor = ApiKeyActor | CertificateActor;

/** A caller without a session, or whose session has ended. */
export interface AnonymousActor {
  readonly kind: 'anonymous';
  /** Why the session of the token ended, if it did. */
  readonly endReason?: string;
}

/** A background job of the product itself. */
export interface JobActor {
  readonly kind: 'job';
  readonly job: string;
}

export type Actor = UserActor | ProgramActor | AnonymousActor | JobActor;

export const anonymous: AnonymousActor = { kind: 'anonymous' };

/** Whether a program calls, with a key or a certificate. */
export const isProgram = (actor: Actor): actor is ProgramActor =>
  actor.kind === 'apiKey' || actor.kind === 'certificate';

/** Whether a user or a program calls: anyone who can work in a community. */
export const isCaller = (actor: Actor): actor is UserActor | ProgramActor => actor.kind === 'user' || isProgram(actor);

/** Names the key or certificate of a program, as audit entries and counts of limits have it: `api-key-5`. */
export const credentialOf = (actor: ProgramActor): string =>
  actor.kind === 'apiKey' ? `api-key-${actor.apiKeyId}` : `certificate-${actor.certificateId}`;

/** What a facility knows the key or certificate of a program by. */
export const programNameOf = (actor: ProgramActor): string => (actor.kind === 'apiKey' ? actor.keyName : actor.subject);

/** Returns the sign-in step that a session still requires; null for open sessions and other actors. */
export function missingStep(actor: Actor): 'second-factor' | 'change-password' | null {
  if (actor.kind !== 'user') return null;
  return actor.next === 'second-factor' || actor.next === 'change-password' ? actor.next : null;
}

/** Returns the person who acts: during a view-as, the user who is viewing. Null for programs. */
export function realPerson(actor: Actor): Person | null {
  return actor.kind === 'user' ? (actor.viewedBy ?? actor.user) : null;
}
