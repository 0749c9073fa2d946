import { displayAmount, type Currency } from '../money.ts';
import type { SurchargedAmount } from '../payments/surcharge.ts';
import { nextPayment } from './upcoming.ts';
import type { PlannedPayment, SchedulePlan } from './plan.ts';

/**
 * The payment that saving a schedule attempts at once, because it is to be taken today (of the community's zone);
 * null otherwise. Saving it needs `confirmPaymentToday: true`.
 */
export function paymentToday(plan: SchedulePlan, nextNumber: number, today: string): PlannedPayment | null {
  const next = nextPayment(plan, nextNumber);
  return next && next.date <= today ? next : null;
}

/** What the confirmation says, with the amounts in cents. */
export function paymentTodayMessage({ principal, surcharge, total }: SurchargedAmount, currency: Currency): string {
  const parts = `${displayAmount(principal, currency)} plus a surcharge of ${displayAmount(surcharge, currency)}`;
  const amount = `${displayAmount(total, currency)}${surcharge === 0n ? '' : ` (${parts})`}`;
  return `The next payment date is today: a payment of ${amount} will be attempted immediately. Confirm it to continue.`;
}
