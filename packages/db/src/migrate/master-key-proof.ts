import type { Client } from 'pg';
import { SetUpError } from '../terminal/set-up-error.ts';
import { newKeyProof, rewrapKeyProof, VaultSealError, type WrappedKey } from '../vault/seal-number.ts';
import type { VaultKeys } from '../vault/vault-keys.ts';

/**
 * Opens what the master key sealed at the first start. Throws SetUpError where it is another key: before anything is
 * done with it, because roles with new passwords would shut out the processes that have the right one.
 */
export async function requireMasterKey(owner: Client, keys: VaultKeys): Promise<void> {
  const proof = await readProof(owner);
  if (proof) open(keys, proof);
}

/** Seals the proof where there is none, or again where a former key sealed it. For after the migrations. */
export async function keepMasterKeyProof(owner: Client, keys: VaultKeys): Promise<void> {
  if (!(await hasTable(owner))) return;
  const proof = await readProof(owner);
  if (proof?.keyId === keys.current.id) return;
  const { wrappedKey, keyId } = proof ? open(keys, proof) : newKeyProof(keys);
  await owner.query(
    `insert into migration.master_key_proof (wrapped_key, key_id) values ($1, $2)
     on conflict (single) do update set wrapped_key = excluded.wrapped_key, key_id = excluded.key_id`,
    [wrappedKey, keyId],
  );
}

function open(keys: VaultKeys, proof: WrappedKey): WrappedKey {
  try {
    return rewrapKeyProof(keys, proof);
  } catch (error) {
    if (!(error instanceof VaultSealError)) throw error;
    throw new SetUpError(
      'MASTER_KEY is not the key that this database was set up with.',
      'Set that key. To change it, name it in MASTER_KEYS_FORMER beside the new one.',
      error,
    );
  }
}

/** Undefined before the first start, and on databases of older migrations. */
async function readProof(owner: Client): Promise<WrappedKey | undefined> {
  if (!(await hasTable(owner))) return undefined;
  const { rows } = await owner.query<{ wrapped_key: Buffer; key_id: string }>(
    'select wrapped_key, key_id from migration.master_key_proof',
  );
  return rows[0] && { wrappedKey: rows[0].wrapped_key, keyId: rows[0].key_id };
}

async function hasTable(owner: Client): Promise<boolean> {
  const { rows } = await owner.query<{ found: boolean }>(
    `select to_regclass('migration.master_key_proof') is not null as found`,
  );
  return rows[0]?.found === true;
}
