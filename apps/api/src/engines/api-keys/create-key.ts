import { insertApiKey } from '@quickportal/db/api-keys/write-api-keys';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { realPerson, type Actor } from '../access/actor.ts';
import { recordAudits, type AuditRecord } from '../audit/audit.ts';
import { keyHint, newKeyText, type SecurityCode } from './key-text.ts';

/** Years that a secret key is valid. */
export const SECRET_KEY_YEARS = 2;

export interface WantedKey {
  readonly communityId: number;
  readonly name: string;
  readonly securityCode: SecurityCode;
  /** Businesses the key is restricted to; by default all of the community. */
  readonly businessIds?: readonly number[];
  /** The key that it is made for in its place. */
  readonly replacesApiKeyId?: number | null;
}

interface Creator {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly now: Date;
  /** Writes its audit entry; by default into the trail at once. */
  readonly record?: (entries: readonly AuditRecord[]) => Promise<void>;
}

/** A key that was just made. */
interface MadeKey {
  apiKeyId: number;
  decryptedKey: string;
  hint: string;
  expiresAt: Date | null;
}

/**
 * Creates an API key in the caller's transaction, which audits it. Secret keys are valid for two years, publishable ones
 * indefinitely; only a hash is stored (and the key itself if publishable).
 */
export async function insertKey(
  trx: WriteTransaction,
  { communityId, name, securityCode, businessIds = [], replacesApiKeyId = null }: WantedKey,
  { createdBy, now }: { createdBy: string; now: Date },
): Promise<MadeKey> {
  const decryptedKey = newKeyText(communityId, securityCode);
  const expiresAt = securityCode === 'SECRET' ? endOfKey(now) : null;
  const hint = keyHint(decryptedKey);
  const apiKeyId = await insertApiKey(trx, {
    communityId,
    name,
    securityCode,
    key: decryptedKey,
    hint,
    expiresAt,
    businessIds,
    replacesApiKeyId,
    createdBy,
    at: now,
  });
  return { apiKeyId, decryptedKey, hint, expiresAt };
}

/**
 * Creates an API key in the caller's transaction, with its audit entry. `decryptedKey` is returned only
 * once.
 */
export async function createKey(
  trx: WriteTransaction,
  wanted: WantedKey,
  { actor, origin, now, record = (entries) => recordAudits(trx, entries) }: Creator,
): Promise<{ apiKeyId: number; decryptedKey: string; expiresAt: Date | null }> {
  const { communityId, name, securityCode, businessIds = [] } = wanted;
  const createdBy = realPerson(actor)?.fullName ?? (actor.kind === 'job' ? actor.job : '');
  const { apiKeyId, decryptedKey, hint, expiresAt } = await insertKey(trx, wanted, { createdBy, now });
  const entry: AuditRecord = {
    action: 'api-keys.generate',
    actor,
    origin,
    communityId,
    objectType: 'api-key',
    objectId: String(apiKeyId),
    description: `${securityCode === 'SECRET' ? 'Secret' : 'Publishable'} API key ${name} generated`,
    after: {
      name,
      hint,
      kind: securityCode,
      expiresAt: expiresAt?.toISOString() ?? null,
      businessIds: [...businessIds],
    },
    outcome: 'SUCCESS',
    at: now,
  };
  await record([entry]);
  return { apiKeyId, decryptedKey, expiresAt };
}

/** When a secret key ends that works from this moment on; on 29 February two years later is 1 March. */
export function endOfKey(from: Date): Date {
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + SECRET_KEY_YEARS);
  return end;
}
