import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  fingerprintOf,
  newFingerprintKey,
  openNumber,
  sealNumber,
  type VaultPlace,
  type WrappedKey,
} from '@quickportal/db/vault/seal-number';
import {
  findVaultEntries,
  getFingerprintKey,
  getVaultEntry,
  insertFingerprintKey,
  insertVaultEntry,
  nextVaultEntryId,
  readSealedNumber,
  type VaultEntry,
} from '@quickportal/db/vault/vault-entries';
import { vaultKeys, type VaultKeys } from '@quickportal/db/vault/vault-keys';
import { maskedNumber, normalNumber, type VaultNumber } from '@quickportal/db/vault/vault-number';
import type { RequestOrigin } from '../../kernel/context.ts';
import type { Services } from '../../kernel/services.ts';
import type { Actor } from '../access/actor.ts';
import { recordAudit } from '../audit/audit.ts';

/** Why a number is opened, as the audit trail says it. */
export const openingReasons = {
  PAYMENT: 'to take a payment',
  REFUND: 'to pay back',
  BATCH: 'to send a batch to the bank',
  AGREEMENT: 'to ask the payer’s bank for an agreement',
  EXPORT: 'for a file that carries account numbers',
} as const;
export type OpeningReason = keyof typeof openingReasons;

/** What was given is no number that could be charged. Callers check before; the message holds nothing of it. */
export class NoVaultNumberError extends Error {
  override readonly name = 'NoVaultNumberError';
  constructor(kind: string) {
    super(`Not a valid number of kind ${kind}`);
  }
}

const rings = new WeakMap<Services['configuration'], VaultKeys>();

/** The vault's keys of this process: of MASTER_KEY, and of MASTER_KEYS_FORMER during a rotation. */
export function vaultKeysOf({ configuration }: Pick<Services, 'configuration'>): VaultKeys {
  const known = rings.get(configuration);
  if (known) return known;
  if (configuration.masterKey === null) throw new Error('The master key is not known');
  const keys = vaultKeys(configuration.masterKey, configuration.formerMasterKeys);
  rings.set(configuration, keys);
  return keys;
}

/**
 * Puts a number into the vault, in the caller's transaction, and answers what may be shown of it. Equal numbers make
 * entries of their own; `findEqualNumbers` finds them.
 */
export async function keepNumber(
  services: Services,
  trx: WriteTransaction,
  given: { communityId: number; businessId: number | null; number: VaultNumber; at: Date },
): Promise<VaultEntry> {
  const keys = vaultKeysOf(services);
  const number = normalNumber(given.number);
  if (!number) throw new NoVaultNumberError(given.number.kind);
  const fingerprint = await fingerprintNumber(services, trx, { ...given, number });
  const vaultEntryId = await nextVaultEntryId(trx);
  const place = { communityId: given.communityId, vaultEntryId };
  const shown = maskedNumber(number);
  const entry = { ...sealNumber(keys, place, number), ...shown, businessId: given.businessId, fingerprint };
  await insertVaultEntry(trx, { ...entry, place, createdAt: given.at });
  return { vaultEntryId, ...shown, createdAt: given.at.toISOString() };
}

/**
 * Opens a number, with the audit entry `vault.opened` in the same transaction: without it the database gives nothing
 * out. Hand the number to the gateway after the commit and keep it nowhere. Undefined where there is none in scope.
 */
export async function openVaultNumber(
  services: Services,
  trx: WriteTransaction,
  opening: { place: VaultPlace; reason: OpeningReason; actor: Actor; origin: RequestOrigin; at: Date },
): Promise<VaultNumber | undefined> {
  const { place, reason, actor, origin, at } = opening;
  const shown = await getVaultEntry(trx, place);
  if (!shown) return undefined;
  await recordAudit(trx, {
    action: 'vault.opened',
    actor,
    origin,
    communityId: place.communityId,
    objectType: 'vault-entry',
    objectId: String(place.vaultEntryId),
    description: `Number ${shown.masked} opened ${openingReasons[reason]}`,
    after: { reason },
    outcome: 'SUCCESS',
    at,
  });
  const sealed = await readSealedNumber(trx, place);
  return sealed && openNumber(vaultKeysOf(services), place, sealed);
}

/** Entries of the community with an equal number, oldest first, at most 100. An invalid number has none. */
export async function findEqualNumbers(
  services: Services,
  db: Reader,
  { communityId, number: given }: { communityId: number; number: VaultNumber },
): Promise<VaultEntry[]> {
  const number = normalNumber(given);
  const key = number && (await getFingerprintKey(db, communityId));
  if (!number || !key) return [];
  const fingerprint = fingerprintOf(vaultKeysOf(services), communityId, key, number);
  return findVaultEntries(db, { communityId, fingerprint });
}

/**
 * What equal numbers of a community have in common (32 bytes), for counting tries and for lists of blocked cards.
 * Says nothing about the number, and differs from community to community.
 */
export async function fingerprintNumber(
  services: Services,
  trx: WriteTransaction,
  { communityId, number: given, at }: { communityId: number; number: VaultNumber; at: Date },
): Promise<Buffer> {
  const number = normalNumber(given);
  if (!number) throw new NoVaultNumberError(given.kind);
  const keys = vaultKeysOf(services);
  return fingerprintOf(keys, communityId, await fingerprintKey(trx, keys, communityId, at), number);
}

async function fingerprintKey(
  trx: WriteTransaction,
  keys: VaultKeys,
  communityId: number,
  at: Date,
): Promise<WrappedKey> {
  const known = await getFingerprintKey(trx, communityId);
  if (known) return known;
  await insertFingerprintKey(trx, { ...newFingerprintKey(keys, communityId), communityId, createdAt: at });
  // Somebody else's may have been first
  const kept = await getFingerprintKey(trx, communityId);
  if (!kept) throw new Error(`Community ${communityId} has no fingerprint key`);
  return kept;
}
