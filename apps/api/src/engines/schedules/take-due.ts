import { displayDate } from '@quickportal/contracts/rules/calendar-date';
import { plannedPayment, type PlannedPayment, type SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { findExceptions } from '@quickportal/db/recurring-payments/exceptions';
import { holdCustomerOf, lockFreeRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import { beginOccurrence } from '@quickportal/db/recurring-payments/occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import type { Services } from '../../kernel/services.ts';
import { dateIn } from '../../kernel/today.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import { completeIfOver } from './end-schedule.ts';
import { activeFrom, planOf, progressOf } from './plan-of.ts';
import { recordTry } from './record-try.ts';
import { auditSchedule, type Work } from './write-down.ts';

/** A schedule that may have something due. */
export interface DueSchedule {
  communityId: number;
  recurringPaymentId: number;
  timeZone: string;
}

/**
 * Takes the oldest date that is due of a schedule, in one transaction: what was skipped, or fell due while it was off,
 * is left out; the date is written down under its unique key, the schedule goes on to the next one, and the payment is
 * recorded by the payments core. Answers the instruction to send after the commit. Null: nothing was due, nothing is
 * to be sent, or somebody else is at it.
 */
export async function recordDue(
  services: Services,
  work: Work,
  { communityId, recurringPaymentId }: Omit<DueSchedule, 'timeZone'>,
): Promise<PaymentInstruction | null> {
  const { trx, now, timeZone } = work;
  if ((await holdCustomerOf(trx, recurringPaymentId)) === undefined) return null;
  const schedule = await lockFreeRecurringPayment(trx, recurringPaymentId);
  const today = dateIn(timeZone, now);
  if (!schedule || schedule.status !== 'ACTIVE' || schedule.runOn === null || schedule.runOn > today) return null;
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  const plan = planOf(schedule, exceptions);
  const { found, nextNumber } = await passOver(work, schedule, plan, today);
  const lastRunOn = found ? today : schedule.lastRunOn;
  const progress = progressOf(plan, nextNumber, { today, lastRunOn });
  await changeRecurringPayment(trx, schedule, { progress, ...(lastRunOn !== null && { lastRunOn }) }, now);
  const place = { communityId, businessId: schedule.businessId, recurringPaymentId, currency: schedule.currency };
  const occurrenceId = found && (await beginOccurrence(trx, place, found, 'PROCESSING', now));
  const present = { ...schedule, nextNumber };
  if (!found || occurrenceId === undefined || occurrenceId === null) {
    await completeIfOver(work, present, plan, nextNumber);
    return null;
  }
  return recordTry(services, work, { schedule: present, plan, occurrenceId });
}

/** Leaves out what is not to be taken, oldest first, up to the first date that is. */
async function passOver(
  work: Work,
  schedule: RecurringPaymentRecord,
  plan: SchedulePlan,
  today: string,
): Promise<{ found: PlannedPayment | null; nextNumber: number }> {
  const from = activeFrom(schedule, work.timeZone);
  for (let number = schedule.nextNumber; ; number++) {
    const payment = plannedPayment(plan, number);
    if (payment === null || payment.date > today) return { found: null, nextNumber: number };
    if (!payment.isSkipped && payment.date >= from) return { found: payment, nextNumber: number + 1 };
    await beginOccurrence(work.trx, schedule, payment, 'SKIPPED', work.now);
    const why = payment.isSkipped ? 'it was skipped' : 'the schedule was not active';
    await auditSchedule(work, schedule, {
      action: 'recurring-payments.leave-out',
      description: `Payment of ${displayDate(payment.date)} of schedule ${schedule.code} left out: ${why}`,
    });
  }
}
