import { changedNumbers, plannedPayment, type PlannedPayment, type SchedulePlan } from './plan.ts';
import { seriesLength } from './series.ts';

/** How many payments will be taken from a number on, skipped ones left out; null until stopped. */
export function paymentsLeft(plan: SchedulePlan, nextNumber: number): number | null {
  const length = seriesLength(plan);
  if (length === null) return null;
  const skipped = changedNumbers(plan).filter(({ number, isSkipped }) => isSkipped && number >= nextNumber);
  return Math.max(0, length - nextNumber) - skipped.length;
}

/** The sum of the principals from a number on, in cents; null until stopped. Surcharges are not in it. */
export function scheduleTotal(plan: SchedulePlan, nextNumber = 0): bigint | null {
  const length = seriesLength(plan);
  if (length === null) return null;
  const regular = BigInt(Math.max(0, length - nextNumber)) * plan.amount;
  const changed = changedNumbers(plan).filter(({ number }) => number >= nextNumber);
  return changed.reduce((sum, { isSkipped, amount }) => sum - plan.amount + (isSkipped ? 0n : amount), regular);
}

/** The last payment that will be taken; null until stopped, and where every payment is skipped. */
export function lastPayment(plan: SchedulePlan): PlannedPayment | null {
  for (let number = (seriesLength(plan) ?? 0) - 1; number >= 0; number--) {
    const payment = plannedPayment(plan, number);
    if (payment && !payment.isSkipped) return payment;
  }
  return null;
}
