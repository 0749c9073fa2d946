import { timingSafeEqual } from 'node:crypto';
import { listEntriesBetween, listSealsAfter, type AuditSeal } from '@quickportal/db/audit/seals';
import type { Database } from '@quickportal/db/connect/database';
import type { AuditHead } from './sealing.ts';
import { CHAIN_START, sealingKey, type SealingKey } from './sealing-key.ts';

export interface AuditFinding {
  /** The seal where it was found; null for the end of the chain. */
  sealNumber: number | null;
  /** What is wrong, as a person would say it. */
  problem: string;
}

export interface AuditVerification {
  seals: number;
  entries: number;
  findings: AuditFinding[];
}

interface VerifyOptions {
  /** The present master key and those before it: a seal names the one it was made with. */
  masterKeys: readonly string[];
  /** Ends of the chain that were kept outside the database. */
  heads?: readonly AuditHead[];
}

const SEALS_AT_A_TIME = 50;

/**
 * Reads the whole audit trail again and compares it with its seals. Finds entries that were changed, removed,
 * added or reordered after they were sealed, seals that were changed or removed, and, with the heads kept outside,
 * a chain that was cut off at the end or made anew.
 */
export async function verifyAudit(
  db: Pick<Database, 'reader'>,
  { masterKeys, heads = [] }: VerifyOptions,
): Promise<AuditVerification> {
  const reader = db.reader({ kind: 'jobs' });
  const keys = new Map(masterKeys.map(sealingKey).map((key) => [key.id, key]));
  const expected = new Map(heads.map((head) => [head.sealNumber, head]));
  const result: AuditVerification = { seals: 0, entries: 0, findings: [] };
  let last: AuditSeal | null = null;
  for (;;) {
    const seals = await listSealsAfter(reader, last?.sealNumber ?? 0, SEALS_AT_A_TIME);
    for (const seal of seals) {
      const entries = await listEntriesBetween(reader, seal);
      const problems = [
        ...chainProblems(seal, last),
        ...contentProblems(seal, entries, keys),
        ...headProblems(seal, expected.get(seal.sealNumber)),
      ];
      result.findings.push(...problems.map((problem) => ({ sealNumber: seal.sealNumber, problem })));
      result.seals++;
      result.entries += entries.length;
      last = seal;
    }
    if (seals.length < SEALS_AT_A_TIME) break;
  }
  const end = last?.sealNumber ?? 0;
  for (const head of heads)
    if (head.sealNumber > end) {
      const problem = `The chain ends at seal ${end}, but on ${head.at} it reached seal ${head.sealNumber}: its end was cut off.`;
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

function headProblems(seal: AuditSeal, head: AuditHead | undefined): string[] {
  if (!head || head.mac === seal.mac.toString('hex')) return [];
  return [`It is not the seal ${seal.sealNumber} that was noted on ${head.at}: the chain was made anew.`];
}
