import { listSecretsSealedOtherwise } from '@quickportal/db/api-keys/read-api-key-secrets';
import {
  deleteApiKeySecret,
  deleteExpiredApiKeySecrets,
  insertApiKeySecret,
  updateApiKeySecret,
} from '@quickportal/db/api-keys/write-api-key-secrets';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { AuthState } from '../auth/auth-state.ts';
import { conflict } from '../../kernel/problem.ts';
import { SealError } from '../auth/sealing.ts';
import type { Foundation } from '../foundation.ts';

type SealingServices = { readonly auth: Pick<AuthState, 'sealer'> };

/** Days that the secret of an approved key waits for the user who requested it. */
export const SECRET_WAITS_DAYS = 7;
const DAY = 86_400_000;
const BATCH = 100;

interface Place {
  communityId: number;
  apiKeyId: number;
  userId: number;
}

// Bound to the user: in another row it cannot be opened
const contextOf = ({ communityId, apiKeyId, userId }: Place) => `api key ${communityId}/${apiKeyId}/${userId}`;

/** Seals the secret of a key for the user who requested it, in the transaction that makes the key. */
export const keepSecretFor = (
  { auth }: SealingServices,
  trx: WriteTransaction,
  place: Place,
  { secret, now }: { secret: string; now: Date },
): Promise<void> =>
  insertApiKeySecret(trx, {
    ...place,
    secretSealed: auth.sealer.seal('api-key', contextOf(place), secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SECRET_WAITS_DAYS * DAY),
  });

/**
 * Opens the secret that waits for a user and deletes it; undefined where none does. Throws state-conflict (409) where
 * its master key was withdrawn.
 */
export async function takeSecretOf(
  { auth }: SealingServices,
  trx: WriteTransaction,
  place: Place,
  now: Date,
): Promise<string | undefined> {
  const sealed = await deleteApiKeySecret(trx, { ...place, at: now });
  if (sealed === undefined) return undefined;
  try {
    return auth.sealer.open('api-key', contextOf(place), sealed);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw conflict('The secret can no longer be read, because its master key was withdrawn. Rotate the key.');
  }
}

/** Deletes secrets that no one fetched in time. */
export const deleteOldSecrets = ({ db, clock }: Pick<Foundation, 'db' | 'clock'>): Promise<void> =>
  db.transaction({ kind: 'jobs' }, (trx) => deleteExpiredApiKeySecrets(trx, clock.now()));

/** Reseals waiting secrets that were sealed with an earlier master key. Returns how many. */
export async function resealWaitingSecrets({ auth, db }: SealingServices & Pick<Foundation, 'db'>): Promise<number> {
  const { keyId } = auth.sealer;
  let resealed = 0;
  for (;;) {
    const secrets = await listSecretsSealedOtherwise(db.reader({ kind: 'jobs' }), { keyId, limit: BATCH });
    for (const secret of secrets) {
      const context = contextOf(secret);
      const sealed = auth.sealer.seal('api-key', context, auth.sealer.open('api-key', context, secret.secretSealed));
      await db.transaction({ kind: 'jobs' }, (trx) => updateApiKeySecret(trx, secret, sealed));
    }
    resealed += secrets.length;
    if (secrets.length < BATCH) return resealed;
  }
}
