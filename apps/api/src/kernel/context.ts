import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Actor } from '../engines/access/actor.ts';
import type { Services } from './services.ts';

/** Where a request came from, for audit entries and throttles. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** What a procedure gets to know about the request it serves. */
export interface Context {
  readonly services: Services;
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  /** Header Idempotency-Key, where the caller sent one. */
  readonly idempotencyKey: string | null;
  /** The version in the header If-Match, where the caller sent one. */
  readonly ifMatch: number | null;
  /** Set by the procedure's first step. */
  readonly contract?: AnyContract;
}
