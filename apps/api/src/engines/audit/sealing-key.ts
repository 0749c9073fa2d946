import { createHmac, hkdfSync } from 'node:crypto';
import type { AuditSeal, SealableEntry } from '@quickportal/db/audit/seal-audit-entries';

/** The sealed format is part of the key derivation: another format needs another key ID. */
const FORM = 'audit seal 2';

/** Chains seals with a key unknown to the database, so that its owner cannot forge seals. */
export interface SealingKey {
  readonly id: string;
  /** HMAC-SHA-256 over the previous seal, the seal's header and its entries in order. */
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

/** Predecessor of the first seal. */
export const CHAIN_START = Buffer.alloc(32);
