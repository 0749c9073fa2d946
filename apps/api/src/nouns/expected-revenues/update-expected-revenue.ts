import * as contracts from '@quickportal/contracts/expected-revenues/contracts';
import { firstDayOf, firstOpenMonth, monthOf } from '@quickportal/contracts/rules/billing/billing-months';
import { isReconciled } from '@quickportal/contracts/rules/billing/revenue-status';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import {
  deleteAcceptance,
  setRevenueAmount,
  updateExpectedRevenue as update,
} from '@quickportal/db/expected-revenues/change-expected-revenue';
import {
  findRevenueAmount,
  getExpectedRevenue,
  lockExpectedRevenue,
  type StoredRevenue,
} from '@quickportal/db/expected-revenues/read-expected-revenues';
import { changeBilling } from '../billing-facilities/offers.ts';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, fieldProblem, notFound, orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { requireInOrder, requireNoMonths, requireOpen, requireSold } from './entered-months.ts';
import { setReconciled } from './set-reconciled.ts';
import {
  type BillingDay,
  billingDayAt,
  loadExpectedRevenue,
  statusOf,
  toExpectedRevenue,
} from './to-expected-revenue.ts';

export const updateExpectedRevenue = implement(contracts.updateExpectedRevenue).mutation(({ ctx, input }) => {
  const { communityId, feeType, communityRevenueId: id } = input.params;
  const { version, ...entered } = input.body;
  const key = { communityId, id };
  requireNoMonths(feeType, { amountFrom: entered.amountFrom, lastMonth: entered.lastMonth });
  return changeBilling(ctx, input, async ({ trx, now, audit }) => {
    const day = billingDayAt(now);
    orNotFound(await lockExpectedRevenue(trx, key));
    const stored = orNotFound(await getExpectedRevenue(trx, key, day));
    if (stored.feeType !== feeType) throw notFound();
    await checkVersion(stored, version, () => toExpectedRevenue(stored, day));
    const from = firstDayOf(amountMonth(stored, entered, day));
    const status = statusOf(stored);
    const wasReconciled = status !== null && isReconciled(status);
    const amountBefore = BigInt((await findRevenueAmount(trx, key, from)) ?? 0);
    const before = {
      soldProduct: stored.soldProduct,
      soldItem: stored.soldItem,
      revenueAmount: formatAmount(amountBefore),
      lastMonth: stored.lastMonth === null ? null : monthOf(stored.lastMonth),
      reconciled: wasReconciled,
    };
    const revenueAmount = entered.revenueAmount ?? before.revenueAmount;
    const isZero = revenueAmount === '0.00';
    const after = {
      soldProduct: entered.soldProduct ?? before.soldProduct,
      soldItem: entered.soldItem ?? before.soldItem,
      revenueAmount,
      lastMonth: entered.lastMonth === undefined ? before.lastMonth : entered.lastMonth,
      // What is waived counts as reconciled, whatever was entered
      reconciled: status === 'WAIVED' && isZero ? wasReconciled : (entered.reconciled ?? wasReconciled),
    };
    const changed = changedFields(before, after);
    requireSold(feeType, after.soldProduct, after.soldItem);
    if (stored.hasReceived && (changed.names.includes('soldProduct') || changed.names.includes('soldItem')))
      throw conflict('Revenue was received for this item. Its product and item stay.');
    if (changed.names.includes('lastMonth') && after.lastMonth !== null) {
      requireOpen('lastMonth', after.lastMonth, day.today);
      requireInOrder(monthOf(stored.firstMonth), after.lastMonth);
    }
    await update(trx, key, { ...after, lastMonth: after.lastMonth && firstDayOf(after.lastMonth), at: now });
    if (changed.names.includes('revenueAmount')) {
      await setRevenueAmount(trx, key, { from, amount: centsOf(revenueAmount) });
      const month = feeType === 'MONTHLY' ? day.lastMonth : null;
      if (amountBefore === 0n && (month === null || from <= month)) await deleteAcceptance(trx, key, { month });
    }
    const isWanted = status === 'WAIVED' ? entered.reconciled === true : entered.reconciled;
    if (isWanted !== undefined && !isZero) await setReconciled(ctx, trx, { key, isWanted, day, now });
    await audit({
      objectType: 'expected-revenue',
      objectId: id,
      description: `Expected revenue for ${after.soldProduct} ${after.soldItem} changed`,
      before: changed.before,
      after: changed.after,
    });
    return loadExpectedRevenue(trx, key, day);
  });
});

interface EnteredAmount {
  readonly revenueAmount?: string | undefined;
  readonly amountFrom?: string | null | undefined;
}

/** The month from which an entered amount holds. A waiver holds from the first open month on, unless one is chosen. */
function amountMonth(stored: StoredRevenue, { revenueAmount, amountFrom }: EnteredAmount, day: BillingDay): string {
  const first = monthOf(stored.firstMonth);
  if (stored.feeType === 'ESTAB') return first;
  if (amountFrom) {
    requireOpen('amountFrom', amountFrom, day.today);
    if (amountFrom < first) throw fieldProblem('amountFrom', 'Choose a month that is charged.');
    return amountFrom;
  }
  const usual = revenueAmount === '0.00' ? firstOpenMonth(day.today) : monthOf(day.thisMonth);
  return usual < first ? first : usual;
}

function centsOf(amount: string): bigint {
  const cents = parseAmount(amount);
  if (cents === null) throw fieldProblem('revenueAmount', 'Enter an amount with two decimals, such as 120.50');
  return cents;
}
