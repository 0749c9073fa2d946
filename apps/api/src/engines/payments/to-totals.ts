import type { StatusTotal } from '@quickportal/db/connect/status-totals';
import { moneyOf } from './to-transaction.ts';

/** What the rows of a list add up to, as a list call returns it; null: too many match. */
export const toTotals = <S extends string>(totals: readonly StatusTotal<S>[] | null | undefined) =>
  totals?.map(({ status, recordsCount, sum, currency }) => ({
    status,
    recordsCount,
    amount: moneyOf(sum, currency),
  })) ?? null;
