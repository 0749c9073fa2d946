import * as contracts from '@quickportal/contracts/expected-revenues/contracts';
import { firstDayOf, monthOf } from '@quickportal/contracts/rules/billing/billing-months';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { insertExpectedRevenue } from '@quickportal/db/expected-revenues/change-expected-revenue';
import { changeBilling } from '../billing-facilities/offers.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { requireInOrder, requireNoMonths, requireOpen, requireSold } from './entered-months.ts';
import { setReconciled } from './set-reconciled.ts';
import { billingDayAt, loadExpectedRevenue } from './to-expected-revenue.ts';

export const createExpectedRevenue = implement(contracts.createExpectedRevenue).mutation(({ ctx, input }) => {
  const { revenueKey: feeType } = input.params;
  const { soldProduct, soldItem, revenueAmount, reconciled = false, firstMonth, lastMonth } = input.body;
  const amount = parseAmount(revenueAmount);
  if (amount === null) throw fieldProblem('revenueAmount', 'Enter an amount with two decimals, such as 120.50');
  requireSold(feeType, soldProduct, soldItem);
  requireNoMonths(feeType, { firstMonth, lastMonth });
  return changeBilling(ctx, input, async ({ trx, now, audit, communityId }) => {
    const day = billingDayAt(now);
    const from = firstMonth ?? monthOf(day.thisMonth);
    if (feeType === 'MONTHLY') {
      requireOpen('firstMonth', from, day.today);
      requireInOrder(from, lastMonth);
    }
    const id = await insertExpectedRevenue(trx, {
      communityId,
      feeType,
      soldProduct,
      soldItem,
      amount,
      firstMonth: firstDayOf(from),
      lastMonth: lastMonth ? firstDayOf(lastMonth) : null,
      createdOn: day.today,
      at: now,
    });
    const key = { communityId, id };
    if (reconciled) await setReconciled(ctx, trx, { key, isWanted: true, day, now });
    await audit({
      objectType: 'expected-revenue',
      objectId: id,
      description: `Expected revenue of ${revenueAmount} for ${soldProduct} ${soldItem} added`,
      after: {
        feeType,
        soldProduct,
        soldItem,
        revenueAmount,
        reconciled,
        ...(feeType === 'MONTHLY' && { from, lastMonth: lastMonth ?? null }),
      },
    });
    return loadExpectedRevenue(trx, key, day);
  });
});
