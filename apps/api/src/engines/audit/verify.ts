import { timingSafeEqual } from 'node:crypto';
import {
  findOverdueEntries,
  listEntriesBetween,
  listSealsAfter,
  type AuditSeal,
} from '@quickportal/db/audit/seal-audit-entries';
import type { Database } from '@quickportal/db/connect/database';
import type { AuditHead } from './heads.ts';
import { CHAIN_START, sealingKey, type SealingKey } from './sealing-key.ts';

export interface AuditFinding {
  /** Number of the seal concerned; null for the end of the chain. */
  sealNumber: number | null;
  /** The problem, in a sentence for people. */
  problem: string;
}

export interface AuditVerification {
  seals: number;
  entries: number;
  findings: AuditFinding[];
  /** The newest head stored outside the database; null if there is none. */
  lastHead: AuditHead | null;
}

interface VerifyOptions {
  /** The clock of the product: entries are sealed within a minute of it. */
  now: Date;
  /** The current and earlier master keys: each seal names its key. */
  masterKeys: readonly string[];
  /** Heads stored outside the database. */
  heads?: readonly AuditHead[];
}

const SEALS_AT_A_TIME = 50;
/** Maximum time until an entry is sealed. */
const SEALED_WITHIN_MS = 60_000;

/**
 * Verifies the audit trail against its seals. Finds entries that were changed, removed, added or reordered after
 * sealing, changed or removed seals, and, with the stored heads, a truncated or rebuilt chain. Entries that were not
 * sealed in time are reported too.
 */
export async function verifyAudit(
  db: Pick<Database, 'reader'>,
  { now, masterKeys, heads = [] }: VerifyOptions,
): Promise<AuditVerification> {
  const reader = db.reader({ kind: 'jobs' });
  const keys = new Map(masterKeys.map(sealingKey).map((key) => [key.id, key]));
  const expected = Map.groupBy(heads, (head) => head.sealNumber);
  const lastHead = heads.toSorted((head, other) => head.sealNumber - other.sealNumber).at(-1) ?? null;
  const result: AuditVerification = { seals: 0, entries: 0, findings: [], lastHead };
  let last: AuditSeal | null = null;
  for (;;) {
    const seals = await listSealsAfter(reader, last?.sealNumber ?? 0, SEALS_AT_A_TIME);
    for (const seal of seals) {
      const entries = await listEntriesBetween(reader, seal);
      const problems = [
        ...chainProblems(seal, last),
        ...contentProblems(seal, entries, keys),
        ...headProblems(seal, expected.get(seal.sealNumber) ?? []),
      ];
      result.findings.push(...problems.map((problem) => ({ sealNumber: seal.sealNumber, problem })));
      result.seals++;
      result.entries += entries.length;
      last = seal;
    }
    if (seals.length < SEALS_AT_A_TIME) break;
  }
  const end = last?.sealNumber ?? 0;
  if (lastHead && lastHead.sealNumber > end) {
    const problem = `The chain ends at seal ${end}, but on ${lastHead.at} it reached seal ${lastHead.sealNumber}: its end was cut off.`;
    result.findings.push({ sealNumber: null, problem });
  }
  const before = new Date(now.getTime() - SEALED_WITHIN_MS);
  const { waiting, oldest } = await findOverdueEntries(reader, { fromXid: last?.belowXid ?? '0', before });
  if (waiting > 0) {
    const problem = `${waiting} entries older than a minute are not sealed, the oldest of ${oldest}: no process seals, or a transaction stays open.`;
    result.findings.push({ sealNumber: null, problem });
  }
  return result;
}

function chainProblems(seal: AuditSeal, last: AuditSeal | null): string[] {
  const problems: string[] = [];
  const expected = (last?.sealNumber ?? 0) + 1;
  if (seal.sealNumber !== expected) problems.push(`Seal ${expected} is missing.`);
  if (!seal.previousMac.equals(last?.mac ?? CHAIN_START)) problems.push('It does not continue the seal before it.');
  if (seal.fromXid !== (last?.belowXid ?? '0'))
    problems.push('Transactions between it and the seal before are not covered.');
  if (seal.firstEntryNumber !== (last?.lastEntryNumber ?? 0) + 1)
    problems.push('The numbers of its entries leave a gap.');
  return problems;
}

function contentProblems(
  seal: AuditSeal,
  entries: Awaited<ReturnType<typeof listEntriesBetween>>,
  keys: ReadonlyMap<string, SealingKey>,
): string[] {
  const range = `${seal.firstEntryNumber} to ${seal.lastEntryNumber}`;
  const missing = seal.lastEntryNumber - seal.firstEntryNumber + 1 - entries.length;
  if (missing > 0) return [`${missing} of the entries ${range} were removed.`];
  if (missing < 0) return [`${-missing} entries were added among the entries ${range}.`];
  const key = keys.get(seal.keyId);
  if (!key) return [`It was made with the key ${seal.keyId}, which is not known here.`];
  const mac = key.mac(seal, entries);
  const same = mac.length === seal.mac.length && timingSafeEqual(mac, seal.mac);
  return same ? [] : [`One of the entries ${range}, or the seal itself, was changed or reordered.`];
}

function headProblems(seal: AuditSeal, heads: readonly AuditHead[]): string[] {
  const other = heads.find((head) => head.mac !== seal.mac.toString('hex'));
  if (!other) return [];
  return [`It is not the seal ${seal.sealNumber} that was noted on ${other.at}: the chain was replaced.`];
}
