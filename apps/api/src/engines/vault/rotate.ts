import { rewrapFingerprintKey, rewrapKey, type VaultPlace } from '@quickportal/db/vault/seal-number';
import {
  countWrappedOtherwise,
  lockEntriesWrappedOtherwise,
  lockFingerprintKeysWrappedOtherwise,
  updateFingerprintKey,
  updateWrappedKeys,
} from '@quickportal/db/vault/rewrap-vault-keys';
import type { VaultServices } from './vault-services.ts';
import { recordAudit } from '../audit/audit.ts';

const BATCH = 500;
const START: VaultPlace = { communityId: 0, vaultEntryId: 0 };
const JOBS = { kind: 'jobs' } as const;

export interface RotationOptions {
  /** Entries per transaction. */
  batch?: number;
  /** Called after each batch with the number of rewrapped keys. */
  onProgress?: (done: number) => void;
}

/**
 * Rewraps the key of every entry, and the fingerprint keys, with the current key; decrypts no number. It can be
 * interrupted, repeated, and run while the product is in use. Returns how many it rewrapped and how many are left,
 * which processes with the earlier key may add. Throws VaultSealError for an unknown key.
 */
export async function rotateVault(
  services: VaultServices,
  { batch = BATCH, onProgress = () => {} }: RotationOptions = {},
): Promise<{ done: number; left: number }> {
  const keys = services.vaultKeys;
  const keyId = keys.current.id;
  let done = await services.db.transaction(JOBS, async (trx) => {
    const found = await lockFingerprintKeysWrappedOtherwise(trx, keyId);
    for (const key of found)
      await updateFingerprintKey(trx, {
        ...rewrapFingerprintKey(keys, key.communityId, key),
        communityId: key.communityId,
      });
    return found.length;
  });
  for (let after = START; ;) {
    const wrapped = await services.db.transaction(JOBS, async (trx) => {
      const found = await lockEntriesWrappedOtherwise(trx, { after, keyId, limit: batch });
      const resealed = found.map((entry) => ({ ...entry, ...rewrapKey(keys, entry, entry) }));
      await updateWrappedKeys(trx, resealed);
      return resealed;
    });
    done += wrapped.length;
    const last = wrapped.at(-1);
    if (!last) break;
    after = { communityId: last.communityId, vaultEntryId: last.vaultEntryId };
    onProgress(done);
  }
  const left = await countWrappedOtherwise(services.db.reader(JOBS), keyId);
  if (done > 0) await recordRotation(services, { keyId, done, left });
  return { done, left };
}

function recordRotation(services: VaultServices, after: { keyId: string; done: number; left: number }): Promise<void> {
  return services.db.transaction(JOBS, (trx) =>
    recordAudit(trx, {
      action: 'vault.rotated',
      actor: { kind: 'job', job: 'vault:rotate' },
      origin: { requestId: '', ip: '', userAgent: '' },
      communityId: null,
      objectType: 'vault-key',
      objectId: after.keyId,
      description: `${after.done} keys of the vault wrapped with the new key, ${after.left} left`,
      after,
      outcome: 'SUCCESS',
      at: services.clock.now(),
    }),
  );
}
