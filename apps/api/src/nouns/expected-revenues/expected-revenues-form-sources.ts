import { createExpectedRevenue, updateExpectedRevenue } from '@quickportal/contracts/expected-revenues/contracts';
import { firstOpenMonth, monthAfter, monthTitle } from '@quickportal/contracts/rules/billing/billing-months';
import {
  type FeeType,
  productsWith,
  soldItemsOf,
  soldProductNames,
} from '@quickportal/contracts/rules/billing/price-list';
import { formSource } from '../../forms/form-source.ts';
import { notFound } from '../../kernel/problem.ts';
import { billingDayAt, loadExpectedRevenue } from './to-expected-revenue.ts';

/** Months that a form offers, from the first open one on. */
const MOST_MONTHS = 25;

/** What the price list has of a fee type, and open months. */
function options(feeType: FeeType, today: string) {
  const months = [firstOpenMonth(today)];
  while (months.length < MOST_MONTHS) months.push(monthAfter(months.at(-1) ?? ''));
  return {
    soldProducts: soldProductNames.map((name) => ({ value: name, label: name })),
    soldItems: soldItemsOf(feeType).map((item) => {
      const products = productsWith(feeType, item);
      const isForAll = products.length === soldProductNames.length;
      return { value: item, label: item, ...(!isForAll && { description: `For ${products.join(', ')}` }) };
    }),
    months: feeType === 'ESTAB' ? [] : months.map((value) => ({ value, label: monthTitle(value) })),
  };
}

/** Current values and options of the forms of expected revenue. */
export const expectedRevenuesFormSources = [
  formSource(createExpectedRevenue, (ctx, { revenueKey: feeType }) => {
    const { today } = billingDayAt(ctx.services.clock.now());
    return { values: { reconciled: false }, options: options(feeType, today), currency: 'AUD' };
  }),
  formSource(updateExpectedRevenue, async (ctx, { communityId, feeType, communityRevenueId }) => {
    const day = billingDayAt(ctx.services.clock.now());
    const current = await loadExpectedRevenue(ctx.db, { communityId, id: communityRevenueId }, day);
    if (current.feeType !== feeType) throw notFound();
    const { soldProduct, soldItem, revenueAmount, reconciled, status, lastMonth, version } = current;
    const lists = options(feeType, day.today);
    const isKnown = lastMonth === null || lists.months.some(({ value }) => value === lastMonth);
    return {
      values: {
        soldProduct,
        soldItem,
        revenueAmount,
        // A waiver is not kept where the amount is positive again
        reconciled: reconciled && status !== 'WAIVED',
        lastMonth,
        version,
      },
      options: isKnown
        ? lists
        : { ...lists, months: [{ value: lastMonth, label: monthTitle(lastMonth) }, ...lists.months] },
      currency: 'AUD',
    };
  }),
];
