import type { VaultKeys } from '@quickportal/db/vault/vault-keys';
import type { Foundation } from '../foundation.ts';

/** What the vault needs. */
export interface VaultServices extends Foundation {
  readonly vaultKeys: VaultKeys;
}
