import { rateLimiter, type RateLimiter } from '../access/rate-limit.ts';
import type { Foundation } from '../foundation.ts';
import { apiLogRecorder, type ApiLogRecorder } from './api-log.ts';

/** What callers with keys need for as long as the process lives. */
export interface ApiKeysState {
  /** Requests with something that is no key, by address. */
  readonly strangers: RateLimiter;
  readonly log: ApiLogRecorder;
}

export const apiKeysState = (foundation: Foundation): ApiKeysState => ({
  strangers: rateLimiter({ capacity: 100, refillMs: 3000 }),
  log: apiLogRecorder(foundation),
});

/** Writes what is still to be logged; before the database closes. */
export const stopApiKeys = ({ apiKeys }: { apiKeys: ApiKeysState }): Promise<void> => apiKeys.log.flush();
