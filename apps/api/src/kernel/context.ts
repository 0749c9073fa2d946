import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Actor } from '../engines/access/actor.ts';
import type { Services } from './services.ts';

/** Where a request came from, for audit entries and throttles. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

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
  /** Set by the procedure's first step. */
  readonly contract?: AnyContract;
}
