import type { Services } from '../../kernel/services.ts';
import { rateLimiter, type RateLimiter } from '../access/rate-limit.ts';
import { apiLogRecorder, type ApiLogRecorder } from './api-log.ts';

/** Requests of one key: so many at once, and one more every so many milliseconds (1,200 a minute). */
export const KEY_LIMIT = { capacity: 200, refillMs: 50 } as const;

/** What callers with keys need for as long as the process lives. */
export interface ApiKeysState {
  readonly requests: RateLimiter;
  /** Requests with something that is no key, by address. */
  readonly strangers: RateLimiter;
  readonly log: ApiLogRecorder;
}

const states = new WeakMap<Services['db'], ApiKeysState>();

/** This process's state of API keys, made at its first use. */
export function apiKeysOf(services: Services): ApiKeysState {
  const known = states.get(services.db);
  if (known) return known;
  const state: ApiKeysState = {
    requests: rateLimiter(KEY_LIMIT),
    strangers: rateLimiter({ capacity: 100, refillMs: 3000 }),
    log: apiLogRecorder(services),
  };
  states.set(services.db, state);
  return state;
}

/** Writes what is still to be logged; before the database closes. */
export const stopApiKeys = (services: Services): Promise<void> => apiKeysOf(services).log.flush();
