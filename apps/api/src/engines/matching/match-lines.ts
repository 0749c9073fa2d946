import { type CandidateInvoice, lockCandidateInvoices } from '@quickportal/db/reconciliation/find-candidate-invoices';
import {
  listEnabledRules,
  lockUntriedLines,
  type MatchingPlace,
} from '@quickportal/db/reconciliation/read-matching-run';
import { type FoundMatch, type TriedLine, writeMatches } from '@quickportal/db/reconciliation/write-matches';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { matchLine } from './match-line.ts';
import { namedBy } from './named-by.ts';

/** Topic of matching the lines of a business: `{ communityId, businessId }`. */
export const MATCH_LINES = 'matching.match-lines';

/** What matching needs. */
export type MatchingServices = Pick<StorageServices, 'db' | 'clock'>;

/** Lines that are matched in one transaction. */
const BATCH = 500;

export const matchLinesHandler: OutboxHandler<MatchingServices> = {
  topic: MATCH_LINES,
  handle: (payload, { services, signal }) => matchLines(services, payload as unknown as MatchingPlace, signal),
};

/**
 * Matches every line of a business that no rule tried, by its rules in their order, in transactions of some lines. A run
 * that was killed is begun again and goes on with the lines that are left; two runs at once share them.
 */
export async function matchLines(
  { db, clock }: MatchingServices,
  place: MatchingPlace,
  signal: AbortSignal,
): Promise<void> {
  let tried = BATCH;
  while (tried === BATCH) {
    signal.throwIfAborted();
    tried = await db.transaction({ kind: 'jobs' }, (trx) => matchSome(trx, place, clock.now()));
  }
}

/** Matches some lines; returns how many were tried. */
async function matchSome(trx: WriteTransaction, place: MatchingPlace, at: Date): Promise<number> {
  const lines = await lockUntriedLines(trx, { ...place, limit: BATCH });
  if (lines.length === 0) return 0;
  const rules = await listEnabledRules(trx, place);
  const tried: TriedLine[] = [];
  const matches: FoundMatch[] = [];
  for (const currency of ['AUD', 'NZD'] as const) {
    const some = lines.filter((line) => line.currency === currency);
    const named = namedBy(some, rules, currency);
    const invoices: CandidateInvoice[] = some.length === 0 ? [] : await lockCandidateInvoices(trx, place, named);
    for (const line of some) {
      const { status, ruleId, allocations, attempts } = matchLine(line, rules, invoices);
      const failedRules = attempts.map(({ ruleName, reason, isNear }) => ({ ruleName, reason, isNear }));
      tried.push({ lineId: line.lineId, status, failedRules });
      for (const { invoiceId, amount } of allocations) {
        if (ruleId !== null) matches.push({ lineId: line.lineId, ruleId, invoiceId, amount });
        const invoice = invoices.find((candidate) => candidate.invoiceId === invoiceId);
        if (invoice) invoice.remaining -= amount;
      }
    }
  }
  await writeMatches(trx, place, { tried, matches, at });
  return lines.length;
}
