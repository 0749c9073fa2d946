import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { SealedNumber, VaultPlace, WrappedKey } from './seal-number.ts';
import type { MaskedNumber, VaultKind } from './vault-number.ts';

/** A number in the vault as it may be shown. */
export interface VaultEntry extends MaskedNumber {
  vaultEntryId: number;
  createdAt: string;
}

export interface NewVaultEntry extends SealedNumber, MaskedNumber {
  place: VaultPlace;
  /** Null: the community's own, not seen by people who are kept to some businesses. */
  businessId: number | null;
  fingerprint: Buffer;
  createdAt: Date;
}

/** The row of an entry, for inserting it here and in seeds. */
export const vaultEntryRow = (entry: NewVaultEntry) => ({
  community_id: entry.place.communityId,
  id: entry.place.vaultEntryId,
  business_id: entry.businessId,
  kind: entry.kind,
  sealed: entry.sealed,
  wrapped_key: entry.wrappedKey,
  key_id: entry.keyId,
  fingerprint: entry.fingerprint,
  masked: entry.masked,
  last_digits: entry.lastDigits,
  card_scheme: entry.cardScheme,
  created_at: entry.createdAt,
});

const nextId = preparedQuery('vault.nextId', () =>
  build.selectNoFrom(sql<number>`nextval('app.vault_entry_id_seq')`.as('id')),
);

/** The id of an entry that is about to be sealed: the seal is bound to it. */
export async function nextVaultEntryId(trx: WriteTransaction): Promise<number> {
  const row = await trx.first(nextId, {});
  if (!row) throw new Error('The sequence gave nothing');
  return row.id;
}

export async function insertVaultEntry(trx: WriteTransaction, entry: NewVaultEntry): Promise<void> {
  await trx.run(build.insertInto('app.vault_entry').values(vaultEntryRow(entry)));
}

const shown = ['id', 'kind', 'masked', 'last_digits', 'card_scheme', 'created_at'] as const;

interface Several {
  communityId: number;
  ids: readonly number[];
}

const byIds = preparedQuery('vault.get', (places: Several) =>
  build
    .selectFrom('app.vault_entry')
    .select(shown)
    .where('community_id', '=', places.communityId)
    .where(sql<boolean>`id = any (${places.ids}::bigint[])`),
);

const byFingerprint = preparedQuery('vault.find', (search: { communityId: number; fingerprint: Buffer }) =>
  build
    .selectFrom('app.vault_entry')
    .select(shown)
    .where('community_id', '=', search.communityId)
    .where('fingerprint', '=', search.fingerprint)
    .orderBy('id')
    .limit(100),
);

interface ShownRow {
  id: number;
  kind: string;
  masked: string;
  last_digits: string;
  card_scheme: string | null;
  created_at: string;
}

const toEntry = (row: ShownRow): VaultEntry => ({
  vaultEntryId: row.id,
  kind: row.kind as VaultKind,
  masked: row.masked,
  lastDigits: row.last_digits,
  cardScheme: row.card_scheme as VaultEntry['cardScheme'],
  createdAt: row.created_at,
});

/** What may be shown of entries of a community, by their ids; without those that are not in scope. */
export async function getVaultEntries(db: Reader, places: Several): Promise<ReadonlyMap<number, VaultEntry>> {
  return new Map((await db.all(byIds, places)).map((row) => [row.id, toEntry(row)]));
}

/** The entries of one community with this fingerprint, oldest first, at most 100. */
export async function findVaultEntries(
  db: Reader,
  search: { communityId: number; fingerprint: Buffer },
): Promise<VaultEntry[]> {
  return (await db.all(byFingerprint, search)).map(toEntry);
}

interface SealedRow {
  id: number;
  kind: VaultKind;
  sealed: Buffer;
  wrapped_key: Buffer;
  key_id: string;
}

const inScope = preparedSql(
  'vault.open',
  ({ ids }: Several) => sql<SealedRow>`select * from app.open_vault_entries(${ids}::bigint[])`,
);

const anywhere = preparedSql(
  'vault.openAnywhere',
  ({ communityId, ids }: Several) =>
    sql<SealedRow>`select * from app.open_vault_entries_anywhere(${communityId}::bigint, ${ids}::bigint[])`,
);

/**
 * The sealed bytes of entries of a community, by their ids. The database gives them out only where this transaction has
 * written the audit entry `vault.opened` of each before. Those that are not in scope are left out.
 */
export async function readSealedNumbers(
  trx: WriteTransaction,
  places: Several,
): Promise<ReadonlyMap<number, SealedNumber>> {
  const rows = await trx.all(trx.scope.kind === 'jobs' ? anywhere : inScope, places);
  return new Map(
    rows.map(({ id, kind, sealed, wrapped_key: wrappedKey, key_id: keyId }) => [
      id,
      { kind, sealed, wrappedKey, keyId },
    ]),
  );
}

const fingerprintKey = preparedQuery('vault.fingerprintKey', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.vault_fingerprint_key')
    .select(['wrapped_key', 'key_id'])
    .where('community_id', '=', communityId),
);

/** The wrapped key of a community's fingerprints; undefined before its first number. */
export async function getFingerprintKey(db: Reader, communityId: number): Promise<WrappedKey | undefined> {
  const row = await db.first(fingerprintKey, { communityId });
  return row && { wrappedKey: row.wrapped_key, keyId: row.key_id };
}

/** Keeps the key unless there is one already; of two at once, one stays. */
export async function insertFingerprintKey(
  trx: WriteTransaction,
  { communityId, wrappedKey, keyId, createdAt }: WrappedKey & { communityId: number; createdAt: Date },
): Promise<void> {
  await trx.run(
    build
      .insertInto('app.vault_fingerprint_key')
      .values({ community_id: communityId, wrapped_key: wrappedKey, key_id: keyId, created_at: createdAt })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
