import { vaultKeys } from '@quickportal/db/vault/vault-keys';
import { callLimits } from '../engines/access/call-limit-counts.ts';
import { apiKeysState } from '../engines/api-keys/api-keys-state.ts';
import { authState } from '../engines/auth/auth-state.ts';
import { fraudGuard } from '../engines/fraud-guard/fraud-guard.ts';
import { newHealth } from '../engines/health/health.ts';
import { ipFactsEngine } from '../engines/ip-facts/ip-facts-engine.ts';
import type { Foundation } from '../engines/foundation.ts';
import type { Services } from '../procedures/services.ts';
import { networks } from './networks.ts';
import { openStorage } from './open-storage.ts';
import { outcomeSubscribers } from './outcome-subscribers.ts';

/** Makes what a process shares, once. Throws where the master key is not known. */
export function composeServices({ configuration, db, clock, log }: Foundation): Services {
  const foundation: Foundation = { configuration, db, clock, log };
  const { masterKey, formerMasterKeys } = configuration;
  if (masterKey === null) throw new Error('The master key is not known');
  const ipFacts = ipFactsEngine(foundation);
  return {
    ...foundation,
    apiKeys: apiKeysState(foundation),
    auth: authState(foundation),
    callLimits: callLimits(foundation),
    fraudGuard: fraudGuard(ipFacts),
    health: newHealth(),
    ipFacts,
    jobs: { queue: null },
    mail: { post: null },
    mailLimits: new Map(),
    openGateway: networks.connect(foundation),
    outcomeSubscribers,
    refusals: new Map(),
    storage: openStorage(configuration),
    vaultKeys: vaultKeys(masterKey, formerMasterKeys),
  };
}
