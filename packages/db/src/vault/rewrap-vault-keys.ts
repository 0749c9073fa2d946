import { sql } from 'kysely';
import { build } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { VaultPlace, WrappedKey } from './seal-number.ts';

/** Entries after this place, in the order of (community, id). */
export interface RotationBatch {
  after: VaultPlace;
  /** The key that entries are to be wrapped with; those that are already are left out. */
  keyId: string;
  limit: number;
}

export type WrappedEntry = VaultPlace & WrappedKey;

/** Locks the next entries whose key is wrapped otherwise. Another rotation at the same time waits. */
export async function lockEntriesWrappedOtherwise(
  trx: WriteTransaction,
  batch: RotationBatch,
): Promise<WrappedEntry[]> {
  const rows = await trx.run(
    build
      .selectFrom('app.vault_entry')
      .select(['community_id', 'id', 'wrapped_key', 'key_id'])
      .where(
        sql<boolean>`(community_id, id) > (${batch.after.communityId}::bigint, ${batch.after.vaultEntryId}::bigint)`,
      )
      .where('key_id', '<>', batch.keyId)
      .orderBy('community_id')
      .orderBy('id')
      .limit(batch.limit)
      .forUpdate(),
  );
  return rows.map((row) => ({
    communityId: row.community_id,
    vaultEntryId: row.id,
    wrappedKey: row.wrapped_key,
    keyId: row.key_id,
  }));
}

export async function updateWrappedKeys(trx: WriteTransaction, entries: readonly WrappedEntry[]): Promise<void> {
  const column = <K extends keyof WrappedEntry>(name: K) => entries.map((entry) => entry[name]);
  await sql`update app.vault_entry e set wrapped_key = n.wrapped_key, key_id = n.key_id
    from unnest(${column('communityId')}::bigint[], ${column('vaultEntryId')}::bigint[], ${column('wrappedKey')}::bytea[],
      ${column('keyId')}::text[]) as n (community_id, id, wrapped_key, key_id)
    where e.community_id = n.community_id and e.id = n.id`.execute(trx);
}

/** Fingerprint keys that are wrapped otherwise, locked; one for each community at most. */
export async function lockFingerprintKeysWrappedOtherwise(
  trx: WriteTransaction,
  keyId: string,
): Promise<(WrappedKey & { communityId: number })[]> {
  const rows = await trx.run(
    build
      .selectFrom('app.vault_fingerprint_key')
      .select(['community_id', 'wrapped_key', 'key_id'])
      .where('key_id', '<>', keyId)
      .orderBy('community_id')
      .forUpdate(),
  );
  return rows.map((row) => ({ communityId: row.community_id, wrappedKey: row.wrapped_key, keyId: row.key_id }));
}

export async function updateFingerprintKey(
  trx: WriteTransaction,
  { communityId, wrappedKey, keyId }: WrappedKey & { communityId: number },
): Promise<void> {
  await trx.run(
    build
      .updateTable('app.vault_fingerprint_key')
      .set({ wrapped_key: wrappedKey, key_id: keyId })
      .where('community_id', '=', communityId),
  );
}

/** How many keys, of entries and of fingerprints, are still wrapped otherwise. */
export async function countWrappedOtherwise(db: Reader, keyId: string): Promise<number> {
  const [row] = await db.run(
    build.selectNoFrom(
      sql<number>`(select count(*) from app.vault_entry where key_id <> ${keyId})
        + (select count(*) from app.vault_fingerprint_key where key_id <> ${keyId})`.as('left'),
    ),
  );
  return row?.left ?? 0;
}
