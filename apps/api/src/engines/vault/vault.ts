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
  getVaultEntries,
  insertFingerprintKey,
  insertVaultEntry,
  nextVaultEntryId,
  readSealedNumbers,
  type VaultEntry,
} from '@quickportal/db/vault/vault-entry';
import type { VaultKeys } from '@quickportal/db/vault/vault-keys';
import { maskedNumber, normalNumber, type VaultNumber } from '@quickportal/db/vault/vault-number';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { VaultServices } from './vault-services.ts';
import type { Actor } from '../access/actor.ts';
import { recordAudits } from '../audit/audit.ts';

/** Reasons for decrypting a number, as shown in the audit trail. */
export const openingReasons = {
  PAYMENT: 'to take a payment',
  REFUND: 'to pay back',
  BATCH: 'to send a batch to the bank',
  AGREEMENT: 'to ask the payer’s bank for an agreement',
  EXPORT: 'for a file that carries account numbers',
} as const;
export type OpeningReason = keyof typeof openingReasons;

/** The given text is not a chargeable number. Callers validate first; the message reveals nothing of it. */
export class NoVaultNumberError extends Error {
  override readonly name = 'NoVaultNumberError';
  constructor(kind: string) {
    super(`Not a valid number of kind ${kind}`);
  }
}

/**
 * Stores a number in the vault, in the caller's transaction, and returns what may be shown of it. Equal numbers get
 * separate entries; `findEqualNumbers` finds them.
 */
export async function keepNumber(
  services: VaultServices,
  trx: WriteTransaction,
  given: { communityId: number; businessId: number | null; number: VaultNumber; at: Date },
): Promise<VaultEntry> {
  const keys = services.vaultKeys;
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

/** A number to decrypt, with the reason and the actor. */
export interface Opening {
  place: VaultPlace;
  reason: OpeningReason;
  actor: Actor;
  origin: RequestOrigin;
  at: Date;
}

/**
 * Decrypts numbers of one community, each with the audit entry `vault.opened` in the same transaction, without which
 * the database returns nothing. Pass them to the gateway after the commit and store them nowhere. Returns them by entry
 * ID, without those outside the scope.
 */
export async function openVaultNumbers(
  services: VaultServices,
  trx: WriteTransaction,
  openings: readonly Opening[],
): Promise<ReadonlyMap<number, VaultNumber>> {
  const { communityId } = openings[0]?.place ?? {};
  if (communityId === undefined) return new Map();
  const ids = [...new Set(openings.map(({ place }) => place.vaultEntryId))];
  const entries = await getVaultEntries(trx, { communityId, ids });
  const audited = openings.flatMap(({ place, reason, actor, origin, at }) => {
    const shown = entries.get(place.vaultEntryId);
    if (!shown || place.communityId !== communityId) return [];
    const description = `Number ${shown.masked} opened ${openingReasons[reason]}`;
    const object = { objectType: 'vault-entry' as const, objectId: String(place.vaultEntryId) };
    const entry = { actor, origin, communityId, ...object, description, after: { reason }, at };
    return [{ ...entry, action: 'vault.opened', outcome: 'SUCCESS' as const }];
  });
  if (audited.length === 0) return new Map();
  await recordAudits(trx, audited);
  const sealed = await readSealedNumbers(trx, { communityId, ids: [...entries.keys()] });
  const keys = services.vaultKeys;
  const opened = [...sealed].map(
    ([vaultEntryId, number]) => [vaultEntryId, openNumber(keys, { communityId, vaultEntryId }, number)] as const,
  );
  return new Map(opened);
}

/** Decrypts one number; undefined outside the scope. */
export const openVaultNumber = async (
  services: VaultServices,
  trx: WriteTransaction,
  opening: Opening,
): Promise<VaultNumber | undefined> =>
  (await openVaultNumbers(services, trx, [opening])).get(opening.place.vaultEntryId);

/** Finds entries of the community with an equal number, oldest first, at most 100. An invalid number has none. */
export async function findEqualNumbers(
  services: VaultServices,
  db: Reader,
  { communityId, number: given }: { communityId: number; number: VaultNumber },
): Promise<VaultEntry[]> {
  const number = normalNumber(given);
  const key = number && (await getFingerprintKey(db, communityId));
  if (!number || !key) return [];
  const fingerprint = fingerprintOf(services.vaultKeys, communityId, key, number);
  return findVaultEntries(db, { communityId, fingerprint });
}

/**
 * Returns the fingerprint of a number (32 bytes), equal for equal numbers of a community, for counting attempts and for
 * blacklists. It reveals nothing about the number and differs between communities.
 */
export async function fingerprintNumber(
  services: VaultServices,
  trx: WriteTransaction,
  { communityId, number: given, at }: { communityId: number; number: VaultNumber; at: Date },
): Promise<Buffer> {
  const number = normalNumber(given);
  if (!number) throw new NoVaultNumberError(given.kind);
  const keys = services.vaultKeys;
  return fingerprintOf(keys, communityId, await fingerprintKey(trx, keys, communityId, at), number);
}

/** The same for several numbers, in their order; the community's key is read once. */
export async function fingerprintNumbers(
  services: VaultServices,
  trx: WriteTransaction,
  { communityId, numbers, at }: { communityId: number; numbers: readonly VaultNumber[]; at: Date },
): Promise<Buffer[]> {
  if (numbers.length === 0) return [];
  const keys = services.vaultKeys;
  const key = await fingerprintKey(trx, keys, communityId, at);
  return numbers.map((given) => {
    const number = normalNumber(given);
    if (!number) throw new NoVaultNumberError(given.kind);
    return fingerprintOf(keys, communityId, key, number);
  });
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
  // A concurrent request may have been first
  const kept = await getFingerprintKey(trx, communityId);
  if (!kept) throw new Error(`Community ${communityId} has no fingerprint key`);
  return kept;
}
