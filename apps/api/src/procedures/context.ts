import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Actor } from '../engines/access/actor.ts';
import type { RequestOrigin } from '../kernel/request-origin.ts';
import type { Services } from './services.ts';

/** What a procedure reports to its binding besides the response. */
export interface CallNotes {
  /** Whether the response is the stored one of an earlier request with the same idempotency key. */
  replayed: boolean;
  /** Values of Set-Cookie headers, for changes that rotate the session token. */
  readonly setCookies: string[];
}

/** What a procedure knows about its request. */
export interface Context {
  readonly services: Services;
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  /** Header Idempotency-Key, where the caller sent one. */
  readonly idempotencyKey: string | null;
  readonly notes: CallNotes;
  /** The community named in X-Community-Id; null or absent where none was. */
  readonly requestedCommunityId?: number | null;
  /** Token of the sandbox that a visitor asked for; null or absent where there is none. */
  readonly sandboxToken?: string | null;
  /** Set when the procedure starts. */
  readonly contract?: AnyContract;
}

/** The context inside a procedure, with its contract. */
export interface CallContext extends Context {
  readonly contract: AnyContract;
  /** Reads in the caller's scope: the current community and the businesses that the call's rights cover. */
  readonly db: Reader;
}
