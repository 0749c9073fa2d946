import { dayAt } from '../clock/community-days.ts';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { AGREEMENT_METHOD, paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { plannedPayment, type ScheduleException, type SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import type { RecurringPaymentProgress } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { methodOf } from '../payments/quote-payment.ts';

type Terms = Pick<RecurringPaymentRecord, 'frequency' | 'startDate' | 'end' | 'amount'> & {
  account: Pick<NonNullable<RecurringPaymentRecord['account']>, 'accountType'> | null;
  payToAgreement?: object | null;
};

/** Converts a schedule to its plan of dates and amounts, for the rules. */
export const planOf = (terms: Terms, exceptions: readonly ScheduleException[] = []): SchedulePlan => ({
  frequency: terms.frequency,
  startDate: terms.startDate,
  end: terms.end,
  amount: terms.amount,
  collection: { method: collectionOf(terms) },
  exceptions,
});

const collectionOf = ({ account, payToAgreement }: Terms) =>
  payToAgreement ? paymentMethods[AGREEMENT_METHOD].calendar : methodOf(account?.accountType ?? 'CREDIT_CARD');

/**
 * Returns the day from which an active schedule takes payments: instalments due before, while it was off, are skipped.
 */
export const activeFrom = (
  { statusChangedAt }: Pick<RecurringPaymentRecord, 'statusChangedAt'>,
  zones: CommunityZones,
) => dayAt(zones, new Date(statusChangedAt));

/**
 * Statuses in which failed instalments are retried: the last payment of a completed schedule may still be in flight.
 */
const retrying: ReadonlySet<RecurringPaymentRecord['status']> = new Set(['ACTIVE', 'COMPLETED']);

/** Whether a failed instalment is retried in the current status of its schedule. */
export const triesAgain = ({ status }: Pick<RecurringPaymentRecord, 'status'>): boolean => retrying.has(status);

/** Returns the first instalment number that can still be taken. */
export function firstTakeable(plan: SchedulePlan, nextNumber: number, from: string): number {
  for (let number = nextNumber; ; number++) {
    const payment = plannedPayment(plan, number);
    if (payment === null || payment.date >= from) return number;
  }
}

/**
 * Returns the progress of a schedule: its next payment, and the day of its next run. One that took an instalment today
 * waits for tomorrow, even if it is behind.
 */
export function progressOf(
  plan: SchedulePlan,
  nextNumber: number,
  at: { today: string; lastRunOn: string | null },
): RecurringPaymentProgress {
  const next = nextPayment(plan, nextNumber);
  const tomorrow = addDays(at.today, 1);
  // nothing left to take: the worker returns to end it once its last payment has an outcome
  const due = next?.date ?? plannedPayment(plan, nextNumber)?.date ?? tomorrow;
  const runOn = at.lastRunOn === at.today && due <= at.today ? tomorrow : due;
  return { nextNumber, nextPaymentDate: next?.date ?? null, runOn };
}
