import { insertApiKey } from '@quickportal/db/api-keys/write-api-keys';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { realPerson, type Actor } from '../access/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { keyHint, newKeyText, type SecurityCode } from './key-text.ts';

/** Years that a secret key works. */
export const SECRET_KEY_YEARS = 2;

export interface WantedKey {
  readonly communityId: number;
  readonly name: string;
  readonly securityCode: SecurityCode;
  /** Businesses the key is restricted to; none: all of the community. */
  readonly businessIds?: readonly number[];
}

/**
 * Makes an API key in the caller's transaction. `decryptedKey` is given this once: at rest there is only
 * a hash (of a publishable key the key itself too). Secret keys work for two years, publishable ones for ever.
 */
export async function createKey(
  trx: WriteTransaction,
  { communityId, name, securityCode, businessIds = [] }: WantedKey,
  { actor, origin, now }: { actor: Actor; origin: RequestOrigin; now: Date },
): Promise<{ apiKeyId: number; decryptedKey: string; expiresAt: Date | null }> {
  const decryptedKey = newKeyText(communityId, securityCode);
  const expiresAt = securityCode === 'SECRET' ? yearsLater(now, SECRET_KEY_YEARS) : null;
  const hint = keyHint(decryptedKey);
  const apiKeyId = await insertApiKey(trx, {
    communityId,
    name,
    securityCode,
    key: decryptedKey,
    hint,
    expiresAt,
    businessIds,
    createdBy: realPerson(actor)?.fullName ?? (actor.kind === 'job' ? actor.job : ''),
    at: now,
  });
  await recordAudit(trx, {
    action: 'api-keys.create',
    actor,
    origin,
    communityId,
    objectType: 'api-key',
    objectId: String(apiKeyId),
    description: `${securityCode === 'SECRET' ? 'Secret' : 'Publishable'} API key ${name} created`,
    after: {
      name,
      hint,
      kind: securityCode,
      expiresAt: expiresAt?.toISOString() ?? null,
      businessIds: [...businessIds],
    },
    outcome: 'SUCCESS',
    at: now,
  });
  return { apiKeyId, decryptedKey, expiresAt };
}

/** The same day so many years later; 29 February becomes 1 March. */
function yearsLater(from: Date, years: number): Date {
  const later = new Date(from);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
