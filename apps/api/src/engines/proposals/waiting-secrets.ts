import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  listSecretsSealedOtherwise,
  listWaitingSecrets,
  type SealedSecret,
  type SecretObjectType,
} from '@quickportal/db/proposals/read-waiting-secrets';
import {
  deleteExpiredWaitingSecrets,
  deleteWaitingSecret,
  insertWaitingSecret,
  updateWaitingSecret,
} from '@quickportal/db/proposals/write-waiting-secrets';
import { conflict } from '../../kernel/problem.ts';
import { realPerson, type Actor } from '../access/actor.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { SealError } from '../auth/sealing.ts';
import type { Foundation } from '../foundation.ts';

type SealingServices = { readonly auth: Pick<AuthState, 'sealer'> };

/** Days that the secret of an approved request waits for the user who made it. */
const SECRET_WAITS_DAYS = 7;
const DAY = 86_400_000;
const BATCH = 100;

/** How the secrets of each type of object are sealed, and what to do where one can no longer be read. */
const objectTypes = {
  'api-key': { name: 'api key', remedy: 'Rotate the key.' },
  certificate: { name: 'certificate password', remedy: 'Disable the certificate and generate another.' },
} as const satisfies Record<SecretObjectType, { name: string; remedy: string }>;

type Place = Omit<SealedSecret, 'secretSealed'>;

// Bound to the user: in another row it cannot be opened
const contextOf = ({ communityId, objectType, objectId, userId }: Place) =>
  `${objectTypes[objectType].name} ${communityId}/${objectId}/${userId}`;

/** Seals a secret for the user who requested it, in the transaction that makes its object. */
export const keepSecretFor = (
  { auth }: SealingServices,
  trx: WriteTransaction,
  place: Place,
  { secret, now }: { secret: string; now: Date },
): Promise<void> =>
  insertWaitingSecret(trx, {
    ...place,
    secretSealed: auth.sealer.seal(place.objectType, contextOf(place), secret),
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
  const sealed = await deleteWaitingSecret(trx, { ...place, at: now });
  if (sealed === undefined) return undefined;
  try {
    return auth.sealer.open(place.objectType, contextOf(place), sealed);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    const { remedy } = objectTypes[place.objectType];
    throw conflict(`The secret can no longer be read, because its master key was withdrawn. ${remedy}`);
  }
}

interface Caller {
  readonly actor: Actor;
  readonly db: Reader;
  readonly services: Pick<Foundation, 'clock'>;
}

/** Until when secrets of one type of object wait for the caller, by object; none while viewing as another user. */
export async function secretsWaitingFor(
  { actor, db, services }: Caller,
  objectType: SecretObjectType,
): Promise<ReadonlyMap<number, string>> {
  const person = actor.kind === 'user' && actor.viewedBy === null ? realPerson(actor) : null;
  if (!person) return new Map();
  return listWaitingSecrets(db, { objectType, userId: person.systemUserId, at: services.clock.now() });
}

/** Deletes secrets that no one fetched in time. */
export const deleteOldSecrets = ({ db, clock }: Pick<Foundation, 'db' | 'clock'>): Promise<void> =>
  db.transaction({ kind: 'jobs' }, (trx) => deleteExpiredWaitingSecrets(trx, clock.now()));

/** Reseals waiting secrets that were sealed with an earlier master key. Returns how many. */
export async function resealWaitingSecrets({ auth, db }: SealingServices & Pick<Foundation, 'db'>): Promise<number> {
  const { keyId } = auth.sealer;
  let resealed = 0;
  for (;;) {
    const secrets = await listSecretsSealedOtherwise(db.reader({ kind: 'jobs' }), { keyId, limit: BATCH });
    for (const secret of secrets) {
      const { objectType } = secret;
      const context = contextOf(secret);
      const opened = auth.sealer.open(objectType, context, secret.secretSealed);
      const sealed = auth.sealer.seal(objectType, context, opened);
      await db.transaction({ kind: 'jobs' }, (trx) => updateWaitingSecret(trx, secret, sealed));
    }
    resealed += secrets.length;
    if (secrets.length < BATCH) return resealed;
  }
}
