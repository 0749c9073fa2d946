import {
  findNewestSeal,
  insertSeal,
  listEntriesBetween,
  lockSealing,
  type AuditSeal,
  type SealableEntry,
} from '@quickportal/db/audit/seal-audit-entries';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Foundation } from '../foundation.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { metrics } from '../metrics/metrics.ts';
import { keepHead } from './heads.ts';
import { CHAIN_START, sealingKey, type SealingKey } from './sealing-key.ts';

/** Entries per seal, which limits how many a failed verification concerns. A transaction is never split. */
const ENTRIES_PER_SEAL = 500;

/**
 * Seals every entry whose order is final: those of transactions below the snapshot horizon, where no others can appear.
 * Entries are numbered without gaps and chained, and each head is stored outside the database. Returns the number of
 * sealed entries; 0 while another process is sealing.
 */
export async function sealAudit(services: StorageServices): Promise<number> {
  const key = sealingKey(masterKeyOf(services));
  const sealedAt = services.clock.now().toISOString();
  let sealed = 0;
  for (;;) {
    const seal = await services.db.transaction({ kind: 'jobs' }, (trx) => sealNext(trx, key, sealedAt), {
      isolation: 'repeatable read',
    });
    if (seal === null) break;
    sealed += seal.lastEntryNumber - seal.firstEntryNumber + 1;
    await keepHead(services, seal);
  }
  metrics.sealed.inc(sealed);
  return sealed;
}

async function sealNext(trx: WriteTransaction, key: SealingKey, sealedAt: string): Promise<AuditSeal | null> {
  const horizon = await lockSealing(trx);
  if (horizon === null) return null;
  const last = await findNewestSeal(trx);
  const fromXid = last?.belowXid ?? '0';
  const batch = await nextEntries(trx, fromXid, horizon);
  if (batch === null) return null;
  const first = (last?.lastEntryNumber ?? 0) + 1;
  const seal: Omit<AuditSeal, 'mac'> = {
    sealNumber: (last?.sealNumber ?? 0) + 1,
    fromXid,
    belowXid: batch.belowXid,
    firstEntryNumber: first,
    lastEntryNumber: first + batch.entries.length - 1,
    keyId: key.id,
    previousMac: last?.mac ?? CHAIN_START,
    sealedAt,
  };
  const made = { ...seal, mac: key.mac(seal, batch.entries) };
  await insertSeal(trx, made);
  return made;
}

async function nextEntries(
  trx: WriteTransaction,
  fromXid: string,
  horizon: string,
): Promise<{ entries: SealableEntry[]; belowXid: string } | null> {
  if (BigInt(fromXid) >= BigInt(horizon)) return null;
  const found = await listEntriesBetween(trx, { fromXid, belowXid: horizon }, ENTRIES_PER_SEAL + 1);
  const [first] = found;
  const next = found[ENTRIES_PER_SEAL];
  if (!first) return null;
  if (!next) return { entries: found, belowXid: horizon };
  if (next.xid !== first.xid) return { entries: found.filter((entry) => entry.xid !== next.xid), belowXid: next.xid };
  // A transaction with more entries than a seal holds gets its own seal
  const belowXid = String(BigInt(first.xid) + 1n);
  return { entries: await listEntriesBetween(trx, { fromXid, belowXid }), belowXid };
}

/** Returns the master key of this process. */
export function masterKeyOf(services: Pick<Foundation, 'configuration'>): string {
  const { masterKey } = services.configuration;
  if (masterKey === null) throw new Error('The configuration has no master key');
  return masterKey;
}
