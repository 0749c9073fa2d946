import { createHmac, hkdfSync } from 'node:crypto';
import type { AuditSeal, SealableEntry } from '@quickportal/db/audit/seals';

/** The form of what is sealed is part of the key's name: another form needs another key id. */
const FORM = 'audit seal 2';

/** Chains seals with a key that the database does not know, so that its owner cannot make seals of his own. */
export interface SealingKey {
  readonly id: string;
  /** HMAC-SHA-256 over the seal before, the seal's own header and its entries in order. */
  mac(seal: Omit<AuditSeal, 'mac'>, entries: readonly SealableEntry[]): Buffer;
}

/** Derives the sealing key of a master key (HKDF-SHA-256, RFC 5869). */
export function sealingKey(masterKey: string): SealingKey {
  const key = Buffer.from(hkdfSync('sha256', masterKey, 'quickportal', FORM, 32));
  const id = createHmac('sha256', key).update('id').digest('hex').slice(0, 16);
  return {
    id,
    mac(seal, entries) {
      const { sealNumber, fromXid, belowXid, firstEntryNumber, lastEntryNumber, keyId, sealedAt } = seal;
      const header = [sealNumber, fromXid, belowXid, firstEntryNumber, lastEntryNumber, keyId, sealedAt];
      const hmac = createHmac('sha256', key).update(seal.previousMac).update(JSON.stringify(header));
      // Canonical JSON has no raw line breaks, so that lines cannot be moved between entries
      for (const entry of entries) hmac.update('\n').update(entry.canonical);
      return hmac.digest();
    },
  };
}

/** What stands before the first seal. */
export const CHAIN_START = Buffer.alloc(32);
