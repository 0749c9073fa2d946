import type {
  InvoiceCandidate,
  RuleAttempt,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { MOST_CANDIDATES } from '@quickportal/contracts/bank-statement-lines/call-parts';
import { parseAmount, readAmount } from '@quickportal/contracts/rules/money';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  type CandidateInvoice,
  findNearInvoices,
  searchOpenInvoices,
} from '@quickportal/db/reconciliation/find-candidate-invoices';
import { listRules, type UntriedLine } from '@quickportal/db/reconciliation/read-matching-run';
import type { FailedRule, LineRecord, StoredMatch } from '@quickportal/db/reconciliation/read-statement-line';
import { compareInvoice } from './compare-invoice.ts';
import { referenceKey } from './line-words.ts';
import { matchLine } from './match-line.ts';
import { namedBy } from './named-by.ts';

/** Candidates of amounts below and above the line's that are looked at. */
const NEAREST = 10;

/** A line as rules read it. */
export const asRulesRead = (line: LineRecord): UntriedLine => ({
  lineId: line.bankStatementLineId,
  valueDate: line.valueDate,
  amount: BigInt(line.amount),
  currency: line.currency,
  customerReference: line.customerReference,
  narrative: line.narrative,
  offSystemBsb: line.offSystemBsb,
  offSystemReference: line.offSystemReference,
});

/** What of a line is not matched, in cents, without a sign. */
export const leftOf = ({ amount, allocated }: Pick<LineRecord, 'amount' | 'allocated'>): bigint =>
  BigInt(Math.abs(amount)) - BigInt(allocated);

/** Whether something of a line is left to match, so that rules are explained by what they would find now. */
export const isToMatch = ({ status }: Pick<LineRecord, 'status'>): boolean =>
  status === 'UNMATCHED' || status === 'PART_MATCHED';

/**
 * What every rule of the business did with a line: as it was when they tried it or, while something is left to match,
 * what they find now.
 */
export async function explainRules(
  db: Reader,
  line: LineRecord,
  matches: readonly StoredMatch[],
): Promise<RuleAttempt[]> {
  const rules = await listRules(db, line);
  const paused = rules
    .filter(({ isEnabled }) => !isEnabled)
    .map(({ ruleName }): RuleAttempt => ({ ruleName, outcome: 'PAUSED', reason: 'Paused', isNear: false }));
  const enabled = rules.filter(({ isEnabled }) => isEnabled);
  const byRule = matches.find(({ isByRule }) => isByRule);
  const failed = (attempts: readonly FailedRule[]): RuleAttempt[] =>
    attempts.map(({ ruleName, reason, isNear }) => ({ ruleName, reason, isNear, outcome: 'FAILED' }));
  if (byRule) {
    const before = failed(line.failedRules ?? []);
    const known = new Set([...before.map(({ ruleName }) => ruleName), byRule.ruleName]);
    const others = enabled.filter(({ ruleName }) => !known.has(ruleName));
    const found = matches.filter(({ isByRule }) => isByRule).map(({ invoiceNumber }) => invoiceNumber);
    return [
      ...before,
      {
        ruleName: byRule.ruleName ?? 'A rule that was deleted',
        outcome: 'MATCHED',
        reason: `Found ${found.join(', ')}`,
        isNear: false,
      },
      ...(line.failedRules === null ? [] : others).map(({ ruleName }): RuleAttempt => ({
        ruleName,
        outcome: 'NOT_TRIED',
        reason: 'Not tried, an earlier rule decided',
        isNear: false,
      })),
      ...paused,
    ];
  }
  if (!isToMatch(line)) return line.failedRules === null ? [] : [...failed(line.failedRules), ...paused];
  const asRead = asRulesRead(line);
  const invoices = await findNear(db, line, asRead);
  const { attempts, ruleId, allocations } = matchLine(asRead, enabled, invoices);
  const now = enabled.find((rule) => rule.ruleId === ruleId);
  const numbers = allocations.map(
    ({ invoiceId }) => invoices.find((invoice) => invoice.invoiceId === invoiceId)?.invoiceNumber ?? '',
  );
  return [
    ...failed(attempts),
    ...(now
      ? [
          {
            ruleName: now.ruleName,
            outcome: 'FAILED' as const,
            reason: `Would find ${numbers.join(', ')} now; it was not tried with it`,
            isNear: true,
          },
        ]
      : []),
    ...paused,
  ];
}

/** Open invoices that a line may pay, the nearest first; with a text those that it names. */
export async function findCandidates(db: Reader, line: LineRecord, text: string): Promise<InvoiceCandidate[]> {
  if (line.amount < 0) return [];
  const asRead = asRulesRead(line);
  const left = leftOf(line);
  const typed = readAmount(text);
  const invoices =
    text.trim() === ''
      ? await findNear(db, line, { ...asRead, amount: left })
      : await searchOpenInvoices(db, line, {
          currency: line.currency,
          text: text.trim(),
          key: referenceKey(text),
          amount: typed === null ? null : parseAmount(typed),
          most: MOST_CANDIDATES,
        });
  return invoices
    .map((invoice) => compareInvoice(asRead, left, invoice))
    .toSorted((a, b) =>
      a.score !== b.score
        ? b.score - a.score
        : a.difference === b.difference
          ? a.invoiceId - b.invoiceId
          : a.difference < b.difference
            ? -1
            : 1,
    )
    .slice(0, MOST_CANDIDATES)
    .map(({ score: _score, difference: _difference, ...candidate }) => candidate);
}

async function findNear(db: Reader, place: LineRecord, line: UntriedLine): Promise<CandidateInvoice[]> {
  const rules = await listRules(db, place);
  const named = namedBy([line], rules, line.currency);
  return findNearInvoices(db, place, { named, amount: line.amount, most: NEAREST });
}
