import type { Currency } from '@quickportal/contracts/rules/money';

/** Number of rows with a status and currency, and their sum in cents. */
export interface StatusTotal<S extends string> {
  status: S;
  currency: Currency;
  recordsCount: number;
  sum: bigint;
}

/** A row of a totals query; the sum is text because it can exceed exact numbers. */
export interface StatusTotalRow<S extends string> {
  status: S;
  currency: Currency;
  count: number;
  sum: string;
}

/** Converts rows to totals, sorted by status, then currency. */
export const toStatusTotals = <S extends string>(
  rows: readonly StatusTotalRow<S>[],
  statuses: readonly S[],
): StatusTotal<S>[] =>
  rows
    .map(({ status, currency, count, sum }) => ({ status, currency, recordsCount: count, sum: BigInt(sum) }))
    .toSorted((a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status) || (a.currency < b.currency ? -1 : 1));
