import { dayAt } from '../clock/community-days.ts';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { plannedPayment, type PlannedPayment, type SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { holdCustomersOf, lockFreeRecurringPayments } from '@quickportal/db/recurring-payments/get-recurring-payment';
import { beginOccurrences } from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { advanceRecurringPayments } from '@quickportal/db/recurring-payments/write-recurring-payment';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { Learner } from '../payments/learner.ts';
import type { Sending } from '../payments/learn-outcome.ts';
import { completeIfOver } from './end-schedule.ts';
import { activeFrom, planOf, progressOf } from './plan-of.ts';
import { recordTries, type Try } from './record-tries.ts';
import { auditSchedule, runLearner, type Unit, type Work } from './write-down.ts';

/** A schedule being processed. */
interface Turn {
  schedule: RecurringPaymentRecord;
  plan: SchedulePlan;
  learner: Learner;
  /** The oldest due instalment; null if none. */
  found: PlannedPayment | null;
  nextNumber: number;
  lastRunOn: string | null;
}

/**
 * Records the oldest due instalment of each of these schedules of one community, in one transaction: skipped ones, and
 * those due while the schedule was off, are left out; the instalment is stored under its unique key, the schedule
 * advances, and the payment is recorded. Returns what to send after the commit; nothing for schedules locked by others.
 */
export async function recordDue(
  services: PaymentServices,
  unit: Unit,
  scheduleIds: readonly number[],
): Promise<Sending[]> {
  const { trx, now } = unit;
  const today = dayAt(unit.zones, now);
  const free = await lockFreeRecurringPayments(trx, await holdCustomersOf(trx, scheduleIds));
  const due = free.filter(({ status, runOn }) => status === 'ACTIVE' && runOn !== null && runOn <= today);
  const exceptions = await findExceptions(
    trx,
    due.map(({ recurringPaymentId }) => recurringPaymentId),
  );
  const turns: Turn[] = [];
  for (const schedule of due) {
    const plan = planOf(schedule, exceptions.get(schedule.recurringPaymentId) ?? []);
    const learner = runLearner();
    const passed = await passOver({ ...unit, learner }, schedule, plan, today);
    turns.push({ schedule, plan, learner, ...passed, lastRunOn: passed.found ? today : schedule.lastRunOn });
  }
  await advance(unit, turns, today);
  const begun = await beginOccurrences(
    trx,
    turns.flatMap(({ schedule, found }) =>
      found ? [{ ...schedule, payment: found, status: 'PROCESSING' as const }] : [],
    ),
    now,
  );
  const tries: Try[] = [];
  for (const { schedule, plan, learner, nextNumber } of turns) {
    const current = { ...schedule, nextNumber };
    const occurrence = begun.get(schedule.recurringPaymentId);
    if (occurrence) tries.push({ schedule: current, plan, learner, occurrence });
    else await completeIfOver({ ...unit, learner }, current, plan, nextNumber);
  }
  return recordTries(services, unit, tries);
}

/** Writes the new progress of the schedules. */
async function advance({ trx, now }: Unit, turns: readonly Turn[], today: string): Promise<void> {
  const { schedule: first } = turns[0] ?? {};
  if (!first) return;
  const rows = turns.map(({ schedule: { recurringPaymentId }, plan, nextNumber, lastRunOn }) => {
    const progress = progressOf(plan, nextNumber, { today, lastRunOn });
    return { recurringPaymentId, ...progress, lastRunOn };
  });
  await advanceRecurringPayments(trx, first.communityId, rows, now);
}

/** Skips instalments that must not be taken, oldest first, up to the first one that must. */
async function passOver(
  work: Work,
  schedule: RecurringPaymentRecord,
  plan: SchedulePlan,
  today: string,
): Promise<Pick<Turn, 'found' | 'nextNumber'>> {
  const from = activeFrom(schedule, work.zones);
  for (let number = schedule.nextNumber; ; number++) {
    const payment = plannedPayment(plan, number);
    if (payment === null || payment.date > today) return { found: null, nextNumber: number };
    if (!payment.isSkipped && payment.date >= from) return { found: payment, nextNumber: number + 1 };
    await beginOccurrences(work.trx, [{ ...schedule, payment, status: 'SKIPPED' }], work.now);
    const why = payment.isSkipped ? 'it was skipped' : 'the schedule was not active';
    await auditSchedule(work, schedule, {
      action: 'recurring-payments.leave-out',
      description: `Payment of ${displayDate(payment.date)} of schedule ${schedule.code} not taken: ${why}`,
    });
  }
}
