import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { AGREEMENT_METHOD, paymentMethods } from '@quickportal/contracts/rules/payment-methods';
import { plannedPayment, type ScheduleException, type SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import type { ScheduleProgress } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { dateIn } from '../../kernel/date-in.ts';
import { methodOf } from '../payments/quote-payment.ts';

type Terms = Pick<RecurringPaymentRecord, 'frequency' | 'startDate' | 'end' | 'amount'> & {
  account: Pick<NonNullable<RecurringPaymentRecord['account']>, 'accountType'> | null;
  payToAgreement?: object | null;
};

/** When a schedule takes how much, as the rules read it. */
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

/** The day since when an active schedule takes payments: what fell due before, while it was off, is left out. */
export const activeFrom = ({ statusChangedAt }: Pick<RecurringPaymentRecord, 'statusChangedAt'>, timeZone: string) =>
  dateIn(timeZone, new Date(statusChangedAt));

/** Schedules whose failed dates are tried again: a completed one's last date may be on its way still. */
const retrying: ReadonlySet<RecurringPaymentRecord['status']> = new Set(['ACTIVE', 'COMPLETED']);

/** Whether a failed date of a schedule is tried again as the schedule stands now. */
export const triesAgain = ({ status }: Pick<RecurringPaymentRecord, 'status'>): boolean => retrying.has(status);

/** The first number from one on that can still be taken. */
export function firstTakeable(plan: SchedulePlan, nextNumber: number, from: string): number {
  for (let number = nextNumber; ; number++) {
    const payment = plannedPayment(plan, number);
    if (payment === null || payment.date >= from) return number;
  }
}

/**
 * Where a schedule stands: its next payment, and the day on which the worker looks at it next. One that took a date
 * today waits for tomorrow, also when it is behind.
 */
export function progressOf(
  plan: SchedulePlan,
  nextNumber: number,
  at: { today: string; lastRunOn: string | null },
): ScheduleProgress {
  const next = nextPayment(plan, nextNumber);
  const tomorrow = addDays(at.today, 1);
  // nothing left to take: the worker comes again, to end it once its last payment has an outcome
  const due = next?.date ?? plannedPayment(plan, nextNumber)?.date ?? tomorrow;
  const runOn = at.lastRunOn === at.today && due <= at.today ? tomorrow : due;
  return { nextNumber, nextPaymentDate: next?.date ?? null, runOn };
}
