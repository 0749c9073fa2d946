import { isIP } from 'node:net';
import { apiKeyRights } from '@quickportal/contracts/access/rights';
import { originPatterns } from '@quickportal/contracts/rules/contact/origin-patterns';
import { hashApiKey } from '@quickportal/db/api-keys/hash-api-key';
import { findApiKey, type FoundApiKey } from '@quickportal/db/api-keys/find-api-key';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ApiKeyServices } from './api-key-services.ts';
import { anonymous, type ApiKeyActor, type ProgramActor } from '../access/actor.ts';
import { addressSubject, bareAddress } from '../access/address-subject.ts';
import { auditRefusal } from '../audit/refusals.ts';
import { basicUser, communityOfKey } from './key-text.ts';

/** What a program of the whole facility may do. */
export const secretRights: ApiKeyActor['rights'] = new Set(apiKeyRights);
const NO_KEY = 'This is not an API key of the portal.';
const NOT_BASIC = 'Send the API key as the user name of HTTP Basic, without a password.';
const noRights: ApiKeyActor['rights'] = new Set();

/** Result of authenticating an Authorization header. */
export type KeyOutcome = ProgramOutcome<ApiKeyActor>;

/** Result of authenticating a program. A refused request may still identify it, for the log. */
export type ProgramOutcome<T extends ProgramActor> =
  | { readonly actor: T; readonly refusal: null }
  | { readonly actor: T | null; readonly refusal: Problem };

/** The program that made a request, and whether its credential or its address is refused. */
export interface IdentifiedProgram {
  readonly actor: ProgramActor;
  readonly isRefused: boolean;
}

/**
 * Authenticates an API key sent as the user of HTTP Basic. `page` is the header Origin. One prepared query without a
 * cache, so that a change of keys and whitelists takes effect with the next request. Never throws for what is sent.
 */
export async function authenticateKey(
  services: ApiKeyServices,
  { header, origin, page, now }: { header: string; origin: RequestOrigin; page?: string | undefined; now: Date },
): Promise<KeyOutcome> {
  const found = await findKey(services, header, { ip: origin.ip, page });
  if (!found) {
    const reason = basicUser(header) === null ? NOT_BASIC : NO_KEY;
    return refuseStranger(services, { origin, now, call: 'api-key', reason });
  }
  const actor = actorOf(found);
  const fault = faultOf(found, now);
  if (fault !== null) return refuse(services, origin, actor, new Problem('unauthenticated', { detail: fault }));
  if (!found.isAddressAllowed) {
    const detail = `The address ${origin.ip} is not on the IP whitelist of ${found.communityName}.`;
    return refuse(services, origin, actor, new Problem('forbidden', { detail }));
  }
  if (!found.isOriginAllowed) {
    const detail = `This page is not on the domain whitelist of ${found.communityName}.`;
    return refuse(services, origin, actor, new Problem('forbidden', { detail }));
  }
  return { actor, refusal: null };
}

/** The program that holds the key of an Authorization header, and whether that key is refused; null for a stranger. */
export async function identifyKey(
  services: ApiKeyServices,
  { header, ip, now }: { header: string; ip: string; now: Date },
): Promise<IdentifiedProgram | null> {
  const found = await findKey(services, header, { ip });
  return found ? { actor: actorOf(found), isRefused: faultOf(found, now) !== null || !found.isAddressAllowed } : null;
}

/**
 * Whether an Authorization header holds one of our keys, even a disabled one or from an address that is not allowed.
 */
export const isKeyOfOurs = async (services: ApiKeyServices, { header, ip }: { header: string; ip: string }) =>
  (await findKey(services, header, { ip })) !== undefined;

async function findKey(
  services: ApiKeyServices,
  header: string,
  { ip, page }: { ip: string; page?: string | undefined },
): Promise<FoundApiKey | undefined> {
  const key = basicUser(header);
  const communityId = key === null ? null : communityOfKey(key);
  if (key === null || communityId === null) return undefined;
  const reader = services.db.reader({ kind: 'auth' });
  return findApiKey(reader, {
    communityId,
    keyHash: hashApiKey(key),
    ip: address(ip),
    originPatterns: page === undefined ? null : originPatterns(page),
  });
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
      formerTimeZones: found.formerTimeZones,
      currency: found.currency,
      products: found.products,
    },
  };
}

function faultOf({ status, expiresAt }: FoundApiKey, now: Date): string | null {
  if (status === 'INACTIVE') return 'This API key is disabled.';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'This API key has expired.' : null;
}

/** Refuses a valid key in this situation and records it in the facility's audit trail. */
function refuse(services: ApiKeyServices, origin: RequestOrigin, actor: ApiKeyActor, refusal: Problem): KeyOutcome {
  void auditRefusal(services, { actor, origin, call: 'api-key', description: refusal.message });
  return { actor, refusal };
}

interface Stranger {
  origin: RequestOrigin;
  now: Date;
  /** What the audit trail names. */
  call: string;
  reason: string;
}

/** Refuses an unknown key or certificate. Repeated attempts are rate limited; valid ones are not affected. */
export function refuseStranger(
  services: ApiKeyServices,
  { origin, now, call, reason }: Stranger,
): { actor: null; refusal: Problem } {
  void auditRefusal(services, { actor: anonymous, origin, call, description: reason });
  const wait = services.apiKeys.strangers.take(addressSubject(origin.ip), now);
  if (wait > 0) return { actor: null, refusal: new Problem('too-many-requests', { retryAfter: wait }) };
  return { actor: null, refusal: new Problem('unauthenticated', { detail: reason }) };
}

/** Returns the address as the database compares it: mapped IPv4 as IPv4; null for anything else. */
export function address(ip: string): string | null {
  const bare = bareAddress(ip);
  return isIP(bare) === 0 ? null : bare;
}
