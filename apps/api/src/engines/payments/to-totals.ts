import type { StatusTotal } from '@quickportal/db/connect/status-totals';
import { moneyOf } from './to-transaction.ts';

/** Converts the totals of a list to their response form; null when too many rows match. */
export const toTotals = <S extends string>(totals: readonly StatusTotal<S>[] | null | undefined) =>
  totals?.map(({ status, recordsCount, sum, currency }) => ({
    status,
    recordsCount,
    amount: moneyOf(sum, currency),
  })) ?? null;
