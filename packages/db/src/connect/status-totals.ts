import type { Currency } from '@quickportal/contracts/rules/money';

/** How many rows of a list are in a status, and what they add up to in cents. */
export interface StatusTotal<S extends string> {
  status: S;
  currency: Currency;
  recordsCount: number;
  sum: bigint;
}

/** A row of a query that adds up; the sum is text, as it can be larger than a number is exact. */
export interface StatusTotalRow<S extends string> {
  status: S;
  currency: Currency;
  count: number;
  sum: string;
}

/** In the order of the statuses, then of the currencies. */
export const toStatusTotals = <S extends string>(
  rows: readonly StatusTotalRow<S>[],
  statuses: readonly S[],
): StatusTotal<S>[] =>
  rows
    .map(({ status, currency, count, sum }) => ({ status, currency, recordsCount: count, sum: BigInt(sum) }))
    .toSorted((a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status) || (a.currency < b.currency ? -1 : 1));
