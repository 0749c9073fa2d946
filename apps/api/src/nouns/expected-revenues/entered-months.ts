import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import { isSold } from '@quickportal/contracts/rules/billing/price-list';
import { firstOpenMonth, monthTitle } from '@quickportal/contracts/rules/billing/billing-months';
import { fieldProblem } from '../../kernel/problem.ts';

type Month = string | null | undefined;

/** Refuses a product and an item that the price list does not have together, on the item. */
export function requireSold(feeType: FeeType, product: string, item: string): void {
  if (!isSold(feeType, product, item))
    throw fieldProblem('soldItem', `The price list has no such item for ${product}.`);
}

/** Refuses months of what is charged once, on their fields. */
export function requireNoMonths(feeType: FeeType, months: Readonly<Record<string, Month>>): void {
  if (feeType === 'MONTHLY') return;
  const given = Object.entries(months).find(([, month]) => month !== null && month !== undefined);
  if (given) throw fieldProblem(given[0], 'Only a monthly fee has months.');
}

/** Refuses a month that is closed, on its field. */
export function requireOpen(field: string, month: string, today: string): void {
  if (month < firstOpenMonth(today)) throw fieldProblem(field, `${monthTitle(month)} is closed. Choose a later month.`);
}

/** Refuses a last month before the first one, on its field. */
export function requireInOrder(firstMonth: string, lastMonth: Month): void {
  if (lastMonth && lastMonth < firstMonth)
    throw fieldProblem('lastMonth', `Choose ${monthTitle(firstMonth)} or a later month.`);
}
