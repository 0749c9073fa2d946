import type { RefusalServices } from '../audit/refusal-services.ts';
import type { ApiKeysState } from './api-keys-state.ts';

/** What API keys need. */
export interface ApiKeyServices extends RefusalServices {
  readonly apiKeys: ApiKeysState;
}
