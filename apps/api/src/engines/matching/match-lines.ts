import {
  type CandidateInvoice,
  type EnabledRule,
  listEnabledRules,
  lockCandidateInvoices,
  lockUntriedLines,
  type MatchingPlace,
  type Named,
  type UntriedLine,
} from '@quickportal/db/reconciliation/read-matching-run';
import { type FoundMatch, writeMatches } from '@quickportal/db/reconciliation/write-matches';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { customerNumbersOf, referenceKeysOf, textWordsOf } from './line-words.ts';
import { matchLine } from './match-line.ts';

/** Topic of matching the lines of a business: `{ communityId, businessId }`. */
export const MATCH_LINES = 'matching.match-lines';

/** What matching needs. */
export type MatchingServices = Pick<StorageServices, 'db' | 'clock'>;

/** Lines that are matched in one transaction. */
const BATCH = 500;
/** Rules that need the invoices of an amount. */
const byAmount = new Set(['MATCH_TO_AMOUNT_AND_DATE', 'MATCH_TO_NAME_AND_AMOUNT']);

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
  const tried: { lineId: number; status: string }[] = [];
  const matches: FoundMatch[] = [];
  for (const currency of ['AUD', 'NZD'] as const) {
    const some = lines.filter((line) => line.currency === currency);
    const named = namedBy(some, rules, currency);
    const invoices: CandidateInvoice[] = some.length === 0 ? [] : await lockCandidateInvoices(trx, place, named);
    for (const line of some) {
      const { status, ruleId, allocations } = matchLine(line, rules, invoices);
      tried.push({ lineId: line.lineId, status });
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

/** Everything that lines may name, for one query. */
function namedBy(lines: readonly UntriedLine[], rules: readonly EnabledRule[], currency: 'AUD' | 'NZD'): Named {
  const numberKeys = new Set<string>();
  const customerNumbers = new Set<string>();
  const buyerCodes = new Set<string>();
  const amounts: { from: bigint; to: bigint }[] = [];
  const tolerances = rules.filter(({ ruleCode }) => byAmount.has(ruleCode)).map(({ tolerance }) => tolerance);
  const widest = tolerances.reduce((most, tolerance) => (tolerance > most ? tolerance : most), 0n);
  for (const line of lines) {
    if (line.amount <= 0n) continue;
    for (const key of referenceKeysOf(line)) {
      numberKeys.add(key);
      customerNumbers.add(key.toLowerCase());
    }
    for (const word of `${line.customerReference} ${line.narrative}`.split(/\s+/))
      customerNumbers.add(word.toLowerCase());
    for (const word of textWordsOf(line)) buyerCodes.add(word);
    for (const { offSystemBsb, prefix } of rules)
      if (line.offSystemReference !== null && line.offSystemBsb === offSystemBsb)
        for (const number of customerNumbersOf(line.offSystemReference, prefix)) customerNumbers.add(number);
    if (tolerances.length > 0) amounts.push({ from: line.amount - widest, to: line.amount + widest });
  }
  return {
    currency,
    numberKeys: [...numberKeys],
    customerNumbers: [...customerNumbers],
    buyerCodes: [...buyerCodes],
    amounts,
  };
}
