import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findNewestSeal, getSeal, type AuditSeal } from '@quickportal/db/audit/seal-audit-entries';
import type { StorageServices } from '../storage/storage-services.ts';
import { metrics } from '../metrics/metrics.ts';
import { FileMissingError } from '../storage/storage-errors.ts';
import type { Storage } from '../storage/storage.ts';

/** The end of the chain at a point in time. Stored outside the database, it reveals a truncated chain. */
export interface AuditHead {
  sealNumber: number;
  lastEntryNumber: number;
  /** Hexadecimal. */
  mac: string;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * Number of recent heads in storage, one file each. Consecutive seals use different files, so that processes sealing in
 * turn never replace a newer head by an older one.
 */
const STORED_HEADS = 8;
const storedHead = (slot: number): string => `audit-heads/${slot}.json`;
const headFile = (dataFolder: string): string => path.join(dataFolder, 'audit-heads.jsonl');

const headOf = (seal: AuditSeal): AuditHead => ({
  sealNumber: seal.sealNumber,
  lastEntryNumber: seal.lastEntryNumber,
  mac: seal.mac.toString('hex'),
  at: seal.sealedAt,
});

/**
 * Writes the head of a seal to the log and to storage. A stored head that the chain does not lead to is evidence: it is
 * reported and never overwritten. Never throws, so sealing continues while storage is unavailable.
 */
export async function keepHead(services: StorageServices, seal: AuditSeal): Promise<void> {
  const head = headOf(seal);
  services.log.info({ auditHead: head }, 'Head of the audit trail');
  try {
    const storage = services.storage;
    const key = storedHead(seal.sealNumber % STORED_HEADS);
    const before = await readHead(storage, key);
    if (before && !(await isInChain(services, before))) {
      metrics.auditHeadConflicts.inc();
      services.log.error({ auditHead: head, storedHead: before }, 'The audit trail does not lead to its stored head');
      return;
    }
    await storage.put(key, [Buffer.from(JSON.stringify(head))]);
  } catch (error) {
    services.log.error({ err: error }, 'The head of the audit trail could not be stored');
  }
}

async function isInChain({ db }: StorageServices, head: AuditHead): Promise<boolean> {
  const seal = await getSeal(db.reader({ kind: 'jobs' }), head.sealNumber);
  return seal?.mac.toString('hex') === head.mac;
}

async function readHead(storage: Storage, key: string): Promise<AuditHead | null> {
  try {
    return JSON.parse((await buffer(await storage.get(key))).toString()) as AuditHead;
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}

/** Reads the recent heads from storage, oldest first. */
export async function storedAuditHeads(storage: Storage): Promise<AuditHead[]> {
  const slots = Array.from({ length: STORED_HEADS }, (_, slot) => readHead(storage, storedHead(slot)));
  const heads = (await Promise.all(slots)).filter((head) => head !== null);
  return heads.toSorted((head, other) => head.sealNumber - other.sealNumber);
}

/** Appends the end of the chain to `<data folder>/audit-heads.jsonl`, once a day. */
export async function keepDailyHead(services: StorageServices): Promise<void> {
  const newest = await findNewestSeal(services.db.reader({ kind: 'jobs' }));
  if (!newest) return;
  const { dataFolder } = services.configuration;
  mkdirSync(dataFolder, { recursive: true });
  appendFileSync(headFile(dataFolder), `${JSON.stringify(headOf(newest))}\n`, { mode: 0o600 });
}

/** Reads the daily heads of a data folder, oldest first. */
export function dailyAuditHeads(dataFolder: string): AuditHead[] {
  try {
    const lines = readFileSync(headFile(dataFolder), 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as AuditHead);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
