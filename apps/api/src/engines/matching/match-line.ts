import { displayAmount } from '@quickportal/contracts/rules/money';
import { dayNumber } from '@quickportal/contracts/rules/banking-calendar/days';
import type { MatchingRuleCode } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import type { CandidateInvoice } from '@quickportal/db/reconciliation/find-candidate-invoices';
import type { EnabledRule, UntriedLine } from '@quickportal/db/reconciliation/read-matching-run';
import { customerNumbersOf, hasName, referenceKey, referenceKeysOf, textWordsOf } from './line-words.ts';

/** Part of a line that pays an invoice, in cents. */
export interface Allocation {
  invoiceId: number;
  amount: bigint;
}

/** Why a rule did not match. */
export interface Attempt {
  ruleId: number;
  ruleName: string;
  reason: string;
  /** Whether there were candidates, and only the amount was in the way. */
  isNear: boolean;
}

export interface LineOutcome {
  status: 'MATCHED' | 'PART_MATCHED' | 'UNMATCHED';
  /** The rule that matched. */
  ruleId: number | null;
  allocations: readonly Allocation[];
  /** The rules that were tried before, with what failed. */
  attempts: readonly Attempt[];
}

type Found = Pick<LineOutcome, 'status' | 'allocations'>;
type Tried = Found | { reason: string; isNear?: boolean };

/**
 * Matches a line by the first rule that fits. A number or a virtual account decides by itself; the others only where
 * exactly one candidate fits, since a wrong match is worse than none (decisions-2-3.md, N4).
 */
export function matchLine(
  line: UntriedLine,
  rules: readonly EnabledRule[],
  invoices: readonly CandidateInvoice[],
): LineOutcome {
  const attempts: Attempt[] = [];
  const open = invoices.filter(({ remaining }) => remaining > 0n);
  for (const rule of rules) {
    const tried = line.amount <= 0n ? { reason: 'Money left the account.' } : looks[rule.ruleCode](line, rule, open);
    if (!('reason' in tried)) return { ...tried, ruleId: rule.ruleId, attempts };
    const { ruleId, ruleName } = rule;
    attempts.push({ ruleId, ruleName, reason: tried.reason, isNear: tried.isNear === true });
  }
  return { status: 'UNMATCHED', ruleId: null, allocations: [], attempts };
}

type Look = (line: UntriedLine, rule: EnabledRule, open: readonly CandidateInvoice[]) => Tried;

const looks: Readonly<Record<MatchingRuleCode, Look>> = {
  MATCH_TO_VIRTUAL_ACCOUNT: (line, rule, open) => {
    if (line.offSystemBsb !== rule.offSystemBsb || line.offSystemReference === null)
      return { reason: 'The line names no virtual account.' };
    const numbers = customerNumbersOf(line.offSystemReference, rule.prefix);
    // The whole number before the one without a check digit
    for (const number of numbers) {
      const ofCustomer = open.filter(({ customerNumber }) => customerNumber === number);
      if (ofCustomer.length > 0) return payOldest(line.amount, ofCustomer, rule.tolerance);
    }
    return { reason: 'The customer of the virtual account has no open invoice.' };
  },
  MATCH_TO_INVOICE_NUMBER: (line, rule, open) => {
    const keys = referenceKeysOf(line);
    const named = open.filter(({ numberKey }) => keys.has(numberKey));
    const [only, another] = named;
    if (!only) return { reason: 'The text has the number of no open invoice.' };
    if (!another) return payOldest(line.amount, [only], rule.tolerance);
    return sumOf(named) === line.amount
      ? payEach(named)
      : { reason: `The text has ${named.length} invoice numbers, and the amount is not their sum.`, isNear: true };
  },
  MATCH_TO_CUSTOMER_REFERENCE: (line, rule, open) => {
    const keys = referenceKeysOf(line);
    const named = open.filter(
      ({ customerNumber }) => customerNumber !== null && keys.has(referenceKey(customerNumber)),
    );
    return payOne(line, named, rule, 'The text has no customer number with an open invoice.');
  },
  MATCH_TO_AMOUNT_AND_DATE: (line, rule, open) => {
    const inTime = open.filter(
      ({ issueDate, dueDate }) =>
        issueDate <= line.valueDate && Math.abs(dayNumber(line.valueDate) - dayNumber(dueDate)) <= rule.days,
    );
    return oneOfAmount(line, inTime, rule, 'No open invoice is due around this day.');
  },
  MATCH_TO_NAME_AND_AMOUNT: (line, rule, open) => {
    const words = textWordsOf(line);
    const named = open.filter(({ payerName }) => hasName(words, payerName));
    return oneOfAmount(line, named, rule, 'The text has the name of no payer with an open invoice.');
  },
  BILAT_MATCH_TO_BUYER_BUSINESS_CODE: (line, rule, open) => {
    const words = textWordsOf(line);
    const named = open.filter(({ buyerCode }) => buyerCode !== null && words.has(buyerCode.toUpperCase()));
    return payOne(line, named, rule, 'The text has the code of no buyer with an open invoice.');
  },
};

const sumOf = (invoices: readonly CandidateInvoice[]): bigint =>
  invoices.reduce((sum, { remaining }) => sum + remaining, 0n);
const payEach = (invoices: readonly CandidateInvoice[]): Found => ({
  status: 'MATCHED',
  allocations: invoices.map(({ invoiceId, remaining }) => ({ invoiceId, amount: remaining })),
});

/** Pays invoices from the oldest on; what is left beyond the tolerance stays unmatched. */
function payOldest(amount: bigint, invoices: readonly CandidateInvoice[], tolerance: bigint): Found {
  const allocations: Allocation[] = [];
  let left = amount;
  const inOrder = invoices.toSorted((a, b) =>
    a.dueDate === b.dueDate ? a.invoiceId - b.invoiceId : a.dueDate < b.dueDate ? -1 : 1,
  );
  for (const { invoiceId, remaining } of inOrder) {
    if (left === 0n) break;
    const part = left < remaining ? left : remaining;
    allocations.push({ invoiceId, amount: part });
    left -= part;
  }
  const last = allocations.at(-1);
  if (left === 0n || !last) return { status: 'MATCHED', allocations };
  if (left > tolerance) return { status: 'PART_MATCHED', allocations };
  return { status: 'MATCHED', allocations: [...allocations.slice(0, -1), { ...last, amount: last.amount + left }] };
}

/** Pays the one invoice of the amount, or all of them together. */
function payOne(line: UntriedLine, named: readonly CandidateInvoice[], rule: EnabledRule, none: string): Tried {
  const tried = oneOfAmount(line, named, rule, none);
  const payers = new Set(named.map(({ customerId, buyerCode }) => customerId ?? buyerCode));
  return 'reason' in tried && payers.size === 1 && sumOf(named) === line.amount ? payEach(named) : tried;
}

/** Pays the one invoice whose amount is exactly the line's, or else the one within the tolerance. */
function oneOfAmount(
  line: UntriedLine,
  candidates: readonly CandidateInvoice[],
  rule: EnabledRule,
  none: string,
): Tried {
  if (candidates.length === 0) return { reason: none };
  const differenceOf = ({ remaining }: CandidateInvoice) =>
    remaining > line.amount ? remaining - line.amount : line.amount - remaining;
  const exact = candidates.filter(({ remaining }) => remaining === line.amount);
  const near = exact.length > 0 ? exact : candidates.filter((invoice) => differenceOf(invoice) <= rule.tolerance);
  const [only, another] = near;
  if (only && !another) return { status: 'MATCHED', allocations: [{ invoiceId: only.invoiceId, amount: line.amount }] };
  if (another) return { reason: `${near.length} invoices have this amount.`, isNear: true };
  const nearest = candidates.reduce((best, invoice) => (differenceOf(invoice) < differenceOf(best) ? invoice : best));
  const difference = displayAmount(differenceOf(nearest), line.currency);
  const reason = `The amount differs by ${difference} from the nearest invoice, ${nearest.invoiceNumber}.`;
  return { reason, isNear: true };
}
