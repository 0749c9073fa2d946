import { daysOf } from '@quickportal/contracts/rules/dates/day-periods';
import { parseAmount } from '@quickportal/contracts/rules/money';
import {
  readQueryWords,
  type TransactionQueryWords,
} from '@quickportal/contracts/rules/transaction-search/transaction-query-words';
import type { transactionCriteria } from '@quickportal/contracts/transactions/search';
import type { TransactionSearch } from '@quickportal/db/transactions/search-transactions';
import type { z } from 'zod';
import { instantsOfDays } from '../../engines/clock/local-time.ts';
import { fieldProblem } from '../../kernel/problem.ts';

/** What transactions are searched by, as it travels and as exports keep it. */
export type TransactionCriteria = z.output<z.ZodObject<typeof transactionCriteria>>;

/** Criteria (see `checkedCriteria`) as the query takes them: days become instants of a zone, or each of its own, amounts cents. */
export function searchOf(
  { amount, amountFrom, amountTo, from, to, bsb, period: _days, ...rest }: TransactionCriteria,
  timeZone: string | ((day: string) => string),
): Omit<TransactionSearch, 'page' | 'pageSize'> {
  const centsOf = (text: string | undefined) => (text === undefined ? undefined : (parseAmount(text) ?? undefined));
  return {
    ...rest,
    amount: centsOf(amount),
    amountFrom: centsOf(amountFrom),
    amountTo: centsOf(amountTo),
    ...instantsOfDays({ from, to }, timeZone),
    bsb: bsb?.replaceAll(/[^0-9]/g, ''),
  };
}

/**
 * Criteria with a period as the days that it is today. Refuses a range that ends before it begins, and days beside a
 * period: what they find would only puzzle.
 */
export function checkedCriteria({ period, ...criteria }: TransactionCriteria, today: string): TransactionCriteria {
  const { from, to, amountFrom, amountTo } = criteria;
  if (period !== undefined && (from !== undefined || to !== undefined))
    throw fieldProblem('period', 'Choose a period or dates, not both.');
  if (from !== undefined && to !== undefined && to < from)
    throw fieldProblem('to', 'Enter a day on or after the first one.');
  if (
    amountFrom !== undefined &&
    amountTo !== undefined &&
    (parseAmount(amountTo) ?? 0n) < (parseAmount(amountFrom) ?? 0n)
  )
    throw fieldProblem('amountTo', 'Enter an amount that is not less than the first one.');
  return period === undefined ? criteria : { ...criteria, ...daysOf(period, today) };
}

/**
 * Criteria (see `checkedCriteria`) with the days and the status that their text names, which narrow what the rest of it finds;
 * null where it names none, or others than the criteria do. `words` are those of the text that were
 * read so, `named` what they name.
 */
export function withWords(
  criteria: TransactionCriteria,
  today: string,
): {
  criteria: TransactionCriteria;
  words: readonly string[];
  named: Omit<TransactionQueryWords, 'text' | 'words'>;
} | null {
  const read = readQueryWords(criteria.query ?? '', today);
  if (read === null) return null;
  const { text, words, status: namedStatus, ...named } = read;
  const status = namedStatus === undefined ? criteria.status : [namedStatus];
  const isOtherStatus = namedStatus !== undefined && criteria.status?.includes(namedStatus) === false;
  const isOtherType =
    named.transactionType !== undefined &&
    criteria.transactionType !== undefined &&
    named.transactionType !== criteria.transactionType;
  const from = [criteria.from, named.from]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
  const to = [criteria.to, named.to].filter((date) => date !== undefined).toSorted()[0];
  if (isOtherStatus || isOtherType || (from !== undefined && to !== undefined && to < from)) return null;
  return {
    criteria: { ...criteria, ...named, status, from, to, query: text },
    words,
    named: { ...named, ...(namedStatus !== undefined && { status: namedStatus }) },
  };
}
