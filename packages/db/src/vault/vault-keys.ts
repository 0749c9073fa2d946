import { createHmac, hkdfSync } from 'node:crypto';

/** A key that wraps the keys of records. The id names it without telling anything about it. */
export interface VaultKey {
  readonly id: string;
  readonly key: Buffer;
}

/** The key that new records are wrapped with, and all keys that records may still be wrapped with. */
export interface VaultKeys {
  readonly current: VaultKey;
  /** Undefined: wrapped with a key that this process was not given. */
  find(id: string): VaultKey | undefined;
}

function vaultKey(masterKey: string): VaultKey {
  const key = Buffer.from(hkdfSync('sha256', masterKey, 'quickportal', 'vault 1', 32));
  return { id: createHmac('sha256', key).update('id').digest('hex').slice(0, 16), key };
}

/** Derives the vault's keys (HKDF-SHA-256) from MASTER_KEY and, during a rotation, the earlier ones behind it. */
export function vaultKeys(masterKey: string, formerMasterKeys: readonly string[] = []): VaultKeys {
  const current = vaultKey(masterKey);
  const ring = new Map([current, ...formerMasterKeys.map(vaultKey)].map((key) => [key.id, key]));
  return { current, find: (id) => ring.get(id) };
}
