import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Actor } from '../engines/access/actor.ts';
import type { RequestOrigin } from '../kernel/request-origin.ts';
import type { Services } from '../engines/services.ts';

/** What the bindings want to know about how a call went, beside its answer. */
export interface CallNotes {
  /** The answer is the stored one of an earlier request with the same idempotency key. */
  replayed: boolean;
  /** Values of Set-Cookie headers: some changes give the session a new token. */
  readonly setCookies: string[];
}

/** What a procedure gets to know about the request it serves. */
export interface Context {
  readonly services: Services;
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  /** Header Idempotency-Key, where the caller sent one. */
  readonly idempotencyKey: string | null;
  readonly notes: CallNotes;
  /** The community named in X-Community-Id; null or absent: none was. */
  readonly requestedCommunityId?: number | null;
  /** Set by the procedure's first step. */
  readonly contract?: AnyContract;
}

/** The context inside a procedure: its contract is known. */
export interface CallContext extends Context {
  readonly contract: AnyContract;
  /** Reads in the caller's scope: the community worked in and the businesses that the rights of the call reach. */
  readonly db: Reader;
}
