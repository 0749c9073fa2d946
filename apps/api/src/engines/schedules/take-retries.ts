import { dayAt } from '../clock/community-days.ts';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { holdCustomersOf, lockFreeRecurringPayments } from '@quickportal/db/recurring-payments/get-recurring-payment';
import {
  lockOccurrences,
  moveOccurrences,
} from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { Sending } from '../payments/learn-outcome.ts';
import { planOf, triesAgain } from './plan-of.ts';
import { recordTries, type Try } from './record-tries.ts';
import { runLearner, type Unit } from './write-down.ts';

/** Records the due retries of failed instalments of one community. Returns what `recordDue` does. */
export async function recordRetries(
  services: PaymentServices,
  unit: Unit,
  due: readonly { occurrenceId: number; recurringPaymentId: number }[],
): Promise<Sending[]> {
  const { trx, now } = unit;
  const today = dayAt(unit.zones, now);
  const ids = [...new Set(due.map(({ recurringPaymentId }) => recurringPaymentId))];
  const free = await lockFreeRecurringPayments(trx, await holdCustomersOf(trx, ids));
  const schedules = new Map(free.map((schedule) => [schedule.recurringPaymentId, schedule]));
  const exceptions = await findExceptions(trx, [...schedules.keys()]);
  // One instalment of a schedule at a time: the other waits for the next run
  const dates = [...Map.groupBy(due, ({ recurringPaymentId }) => recurringPaymentId)].flatMap(([id, [first]]) =>
    first && schedules.has(id) ? [first] : [],
  );
  const occurrences = await lockOccurrences(
    trx,
    dates.map(({ occurrenceId }) => occurrenceId),
  );
  const tries: Try[] = [];
  for (const occurrence of occurrences.values()) {
    const schedule = schedules.get(occurrence.recurringPaymentId);
    const { status, nextAttemptDate, attempts } = occurrence;
    if (!schedule || !triesAgain(schedule) || status !== 'RETRYING') continue;
    if (nextAttemptDate === null || nextAttemptDate > today) continue;
    const newStatus = next(occurrenceStates, status, 'take');
    if (newStatus === null) continue;
    const plan = planOf(schedule, exceptions.get(schedule.recurringPaymentId) ?? []);
    const current = { ...occurrence, status: newStatus, attempts: attempts + 1 };
    tries.push({ schedule, plan, occurrence: current, learner: runLearner() });
  }
  const moves = tries.map(({ occurrence }) => ({
    occurrence,
    status: occurrence.status,
    attempts: occurrence.attempts,
  }));
  await moveOccurrences(trx, moves, now);
  return recordTries(services, unit, tries);
}
