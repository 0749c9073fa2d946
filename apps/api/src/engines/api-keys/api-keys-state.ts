import { rateLimiter, type RateLimiter } from '../access/rate-limit.ts';
import type { Foundation } from '../foundation.ts';
import { apiKeyUses, type ApiKeyUses } from './api-key-uses.ts';
import { apiLogRecorder, type ApiLogRecorder } from './api-log.ts';

/** State for API key callers, for the lifetime of the process. */
export interface ApiKeysState {
  /** Requests with an invalid key, by address. */
  readonly strangers: RateLimiter;
  readonly log: ApiLogRecorder;
  readonly uses: ApiKeyUses;
}

export const apiKeysState = (foundation: Foundation): ApiKeysState => ({
  strangers: rateLimiter({ capacity: 100, refillMs: 3000 }),
  log: apiLogRecorder(foundation),
  uses: apiKeyUses(foundation),
});

/** Writes the buffered log entries and what was counted; call it before the database closes. */
export async function stopApiKeys({ apiKeys }: { apiKeys: ApiKeysState }): Promise<void> {
  await apiKeys.uses.flush();
  await apiKeys.log.flush();
}
