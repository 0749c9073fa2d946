import { isIP } from 'node:net';
import { apiKeyRights } from '@quickportal/contracts/access/rights';
import { apiKeyHash } from '@quickportal/db/api-keys/api-key-hash';
import { findApiKey, type FoundApiKey } from '@quickportal/db/api-keys/find-api-key';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../services.ts';
import { anonymous, type ApiKeyActor } from '../access/actor.ts';
import { addressSubject, bareAddress } from '../access/address-subject.ts';
import { auditRefusal } from '../audit/refusals.ts';
import { basicUser, communityOfKey } from './key-text.ts';

const secretRights: ApiKeyActor['rights'] = new Set(apiKeyRights);
const noRights: ApiKeyActor['rights'] = new Set();

/** What a request with a header Authorization turned out to be. A refused one may still name its key, for the log. */
export type KeyOutcome =
  | { readonly actor: ApiKeyActor; readonly refusal: null }
  | { readonly actor: ApiKeyActor | null; readonly refusal: Problem };

/**
 * Who calls with an API key as the user of HTTP Basic. One prepared query and no cache, so that a disabled key, a
 * disabled facility or an address taken off the list counts from the next request on. Never throws for what the
 * header holds.
 */
export async function authenticateKey(
  services: Services,
  { header, origin, now }: { header: string; origin: RequestOrigin; now: Date },
): Promise<KeyOutcome> {
  const found = await findKey(services, header, origin.ip);
  if (!found) return refuseStranger(services, origin, now);
  const actor = actorOf(found);
  const fault = faultOf(found, now);
  if (fault !== null) return refuse(services, origin, actor, new Problem('unauthenticated', { detail: fault }));
  if (!found.isAddressAllowed) {
    const detail = `The address ${origin.ip} is not on the IP whitelist of ${found.communityName}.`;
    return refuse(services, origin, actor, new Problem('forbidden', { detail }));
  }
  return { actor, refusal: null };
}

/** Whether a header Authorization holds a key of ours; the key may be disabled or the address not allowed. */
export const isKeyOfOurs = async (services: Services, { header, ip }: { header: string; ip: string }) =>
  (await findKey(services, header, ip)) !== undefined;

async function findKey(services: Services, header: string, ip: string): Promise<FoundApiKey | undefined> {
  const key = basicUser(header);
  const communityId = key === null ? null : communityOfKey(key);
  if (key === null || communityId === null) return undefined;
  const reader = services.db.reader({ kind: 'auth' });
  return findApiKey(reader, { communityId, keyHash: apiKeyHash(key), ip: address(ip) });
}

function actorOf(found: FoundApiKey): ApiKeyActor {
  const { apiKeyId, keyName, securityCode, businessIds } = found;
  return {
    kind: 'apiKey',
    apiKeyId,
    keyName,
    securityCode,
    rights: securityCode === 'SECRET' ? secretRights : noRights,
    businessIds,
    community: {
      communityId: found.communityId,
      communityName: found.communityName,
      timeZone: found.timeZone,
      currency: found.currency,
    },
  };
}

function faultOf({ status, expiresAt }: FoundApiKey, now: Date): string | null {
  if (status === 'INACTIVE') return 'This API key is disabled.';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'This API key has expired.' : null;
}

/** A key that there is, but not for this: noted in the facility's audit trail. */
function refuse(services: Services, origin: RequestOrigin, actor: ApiKeyActor, refusal: Problem): KeyOutcome {
  void auditRefusal(services, { actor, origin, call: 'api-key', description: refusal.message });
  return { actor, refusal };
}

/** No key of ours. Anyone who tries many is asked to wait; keys that work are not affected by it. */
function refuseStranger(services: Services, origin: RequestOrigin, now: Date): KeyOutcome {
  const reason = 'This is not an API key of the portal.';
  void auditRefusal(services, { actor: anonymous, origin, call: 'api-key', description: reason });
  const wait = services.apiKeys.strangers.take(addressSubject(origin.ip), now);
  if (wait > 0) return { actor: null, refusal: new Problem('too-many-requests', { retryAfter: wait }) };
  return { actor: null, refusal: new Problem('unauthenticated', { detail: reason }) };
}

/** The caller's address as the database compares it: IPv4 in its IPv6 form is IPv4; null for anything else. */
export function address(ip: string): string | null {
  const bare = bareAddress(ip);
  return isIP(bare) === 0 ? null : bare;
}
