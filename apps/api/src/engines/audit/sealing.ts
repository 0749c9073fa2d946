import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findNewestSeal,
  insertSeal,
  listEntriesBetween,
  lockSealing,
  type AuditSeal,
  type SealableEntry,
} from '@quickportal/db/audit/seals';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Services } from '../../kernel/services.ts';
import { metrics } from '../metrics/metrics.ts';
import { CHAIN_START, sealingKey, type SealingKey } from './sealing-key.ts';

/** Entries under one seal, so that what `verify` finds is narrowed down to few. One transaction is never split. */
const ENTRIES_PER_SEAL = 500;

/**
 * Seals every entry whose order is settled: those of transactions below the snapshot horizon, where nothing can
 * appear any more. They are numbered without gaps and chained. Answers how many were sealed; 0 also while another
 * process does it.
 */
export async function sealAudit(services: Services): Promise<number> {
  const key = sealingKey(masterKeyOf(services));
  const sealedAt = services.clock.now().toISOString();
  let sealed = 0;
  for (;;) {
    const count = await services.db.transaction({ kind: 'jobs' }, (trx) => sealNext(trx, key, sealedAt), {
      isolation: 'repeatable read',
    });
    if (count === 0) break;
    sealed += count;
  }
  metrics.sealed.inc(sealed);
  return sealed;
}

async function sealNext(trx: WriteTransaction, key: SealingKey, sealedAt: string): Promise<number> {
  const horizon = await lockSealing(trx);
  if (horizon === null) return 0;
  const last = await findNewestSeal(trx);
  const fromXid = last?.belowXid ?? '0';
  const batch = await nextEntries(trx, fromXid, horizon);
  if (batch === null) return 0;
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
  await insertSeal(trx, { ...seal, mac: key.mac(seal, batch.entries) });
  return batch.entries.length;
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
  // One transaction wrote more than a seal holds: it gets a seal of its own
  const belowXid = String(BigInt(first.xid) + 1n);
  return { entries: await listEntriesBetween(trx, { fromXid, belowXid }), belowXid };
}

/** The master key of this process. */
export function masterKeyOf(services: Pick<Services, 'configuration'>): string {
  const { masterKey } = services.configuration;
  if (masterKey === null) throw new Error('The configuration has no master key');
  return masterKey;
}

/** Where the chain ended at some moment. Kept outside the database, it shows when the chain was cut off. */
export interface AuditHead {
  sealNumber: number;
  lastEntryNumber: number;
  /** Hexadecimal. */
  mac: string;
  at: string;
}

const headFile = (dataFolder: string): string => path.join(dataFolder, 'audit-heads.jsonl');

/** Writes the end of the chain to the log and to `<data folder>/audit-heads.jsonl`; run daily. */
export async function publishAuditHead(services: Services): Promise<void> {
  const newest = await findNewestSeal(services.db.reader({ kind: 'jobs' }));
  if (!newest) return;
  const head: AuditHead = {
    sealNumber: newest.sealNumber,
    lastEntryNumber: newest.lastEntryNumber,
    mac: newest.mac.toString('hex'),
    at: services.clock.now().toISOString(),
  };
  services.log.info({ auditHead: head }, 'Head of the audit trail');
  const { dataFolder } = services.configuration;
  mkdirSync(dataFolder, { recursive: true });
  appendFileSync(headFile(dataFolder), `${JSON.stringify(head)}\n`, { mode: 0o600 });
}

/** The heads that were kept in a data folder, oldest first. */
export function keptAuditHeads(dataFolder: string): AuditHead[] {
  try {
    const lines = readFileSync(headFile(dataFolder), 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as AuditHead);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
