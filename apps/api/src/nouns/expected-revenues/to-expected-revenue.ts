import type { ExpectedRevenue } from '@quickportal/contracts/expected-revenues/expected-revenue';
import { BILLING_ZONE, firstDayOf, monthBefore, monthOf } from '@quickportal/contracts/rules/billing/billing-months';
import { intervalOf } from '@quickportal/contracts/rules/billing/price-list';
import {
  isReconciled,
  reconciledInMonth,
  reconciledOnce,
  type RevenueStatus,
  revenueStatus,
} from '@quickportal/contracts/rules/billing/revenue-status';
import { formatAmount } from '@quickportal/contracts/rules/money';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  type BillingMoment,
  getExpectedRevenue,
  type RevenueKey,
  type StoredRevenue,
} from '@quickportal/db/expected-revenues/read-expected-revenues';
import { dateIn } from '../../kernel/date-in.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** A day in Sydney with its month and the one before, as their first days. */
export interface BillingDay extends BillingMoment {
  readonly today: string;
}

/** The day of billing at a moment. */
export function billingDayAt(now: Date): BillingDay {
  const today = dateIn(BILLING_ZONE, now);
  const month = monthOf(today);
  return { today, thisMonth: firstDayOf(month), lastMonth: firstDayOf(monthBefore(month)) };
}

/** How an expected revenue stands: of last month, or as a whole where it is charged once. */
export function statusOf({ isCharged, expected, received, isAccepted, amount }: StoredRevenue): RevenueStatus | null {
  if (!isCharged) return amount === 0 ? 'WAIVED' : null;
  return revenueStatus({ expected: BigInt(expected ?? 0), received: BigInt(received), isAccepted });
}

/** An expected revenue as calls return it. */
export function toExpectedRevenue(stored: StoredRevenue, { today, lastMonth }: BillingDay): ExpectedRevenue {
  const { communityRevenueId, createdDate, feeType, soldProduct, soldItem, reconciledRevenueItemId, version } = stored;
  const isMonthly = feeType === 'MONTHLY';
  const status = statusOf(stored);
  return {
    communityRevenueId,
    createdDate,
    feeType,
    soldProduct,
    soldItem,
    revenueAmount: formatAmount(BigInt(stored.amount)),
    interval: intervalOf[feeType],
    reconciled: status !== null && isReconciled(status),
    reconciledDisplay: isMonthly
      ? reconciledInMonth({ status, month: monthOf(lastMonth), today })
      : reconciledOnce(status ?? 'OPEN'),
    status,
    reconciledRevenueItemId,
    firstMonth: isMonthly ? monthOf(stored.firstMonth) : null,
    lastMonth: isMonthly && stored.lastMonth !== null ? monthOf(stored.lastMonth) : null,
    version,
  };
}

/** Reads an expected revenue; throws 404 outside the scope. */
export const loadExpectedRevenue = async (db: Reader, key: RevenueKey, day: BillingDay): Promise<ExpectedRevenue> =>
  toExpectedRevenue(orNotFound(await getExpectedRevenue(db, key, day)), day);
