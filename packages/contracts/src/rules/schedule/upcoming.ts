import { formatAmount } from '../money.ts';
import { plannedPayment, type PlannedPayment, type SchedulePlan } from './plan.ts';

/** So many payments are shown before a schedule is saved, and on its page. */
export const UPCOMING_PAYMENTS = 12;

function paymentsFrom(
  plan: SchedulePlan,
  first: number,
  count: number,
  isWanted: (payment: PlannedPayment) => boolean,
): PlannedPayment[] {
  const found: PlannedPayment[] = [];
  for (let number = first; found.length < count; number++) {
    const payment = plannedPayment(plan, number);
    if (payment === null) break;
    if (isWanted(payment)) found.push(payment);
  }
  return found;
}

/** The agreed dates from a number on, skipped ones too: what a calendar strip shows. */
export const upcomingDates = (plan: SchedulePlan, nextNumber: number, count = UPCOMING_PAYMENTS): PlannedPayment[] =>
  paymentsFrom(plan, nextNumber, count, () => true);

/** The payments that will be taken from a number on: fewer where the schedule ends before. */
export const upcomingPayments = (plan: SchedulePlan, nextNumber: number, count = UPCOMING_PAYMENTS): PlannedPayment[] =>
  paymentsFrom(plan, nextNumber, count, ({ isSkipped }) => !isSkipped);

/** The next payment that will be taken: its date is the schedule's next payment date. Null when there is none left. */
export const nextPayment = (plan: SchedulePlan, nextNumber: number): PlannedPayment | null =>
  upcomingPayments(plan, nextNumber, 1)[0] ?? null;

/** A payment as it travels in `upcomingPayments`. */
export const upcomingPaymentResponse = ({ date, amount, movedBecause }: PlannedPayment) => ({
  date,
  amount: formatAmount(amount),
  ...(movedBecause === null ? {} : { movedBecause }),
});

/**
 * What is due up to a day of the community's zone, oldest first, skipped ones too: one payment on an ordinary night,
 * several after the product was down. The next number is the last one's plus 1. Nothing is due twice or left out,
 * however many days were missed.
 */
export function duePayments(plan: SchedulePlan, nextNumber: number, today: string): PlannedPayment[] {
  const due: PlannedPayment[] = [];
  for (let number = nextNumber; ; number++) {
    const payment = plannedPayment(plan, number);
    if (payment === null || payment.date > today) return due;
    due.push(payment);
  }
}
