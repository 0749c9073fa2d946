import { next } from '@quickportal/contracts/rules/states/state-machine';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { findExceptions } from '@quickportal/db/recurring-payments/exceptions';
import { holdCustomerOf, lockFreeRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import { lockOccurrence, moveOccurrence } from '@quickportal/db/recurring-payments/occurrences';
import type { Services } from '../../kernel/services.ts';
import { dateIn } from '../../kernel/today.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import { planOf } from './plan-of.ts';
import { recordTry } from './record-try.ts';
import type { Work } from './write-down.ts';

/** Schedules whose failed dates are tried again: a completed one's last date may be on its way still. */
const retrying: ReadonlySet<string> = new Set(['ACTIVE', 'COMPLETED']);

/** Records the next try of a failed date whose day has come. As `recordDue` answers. */
export async function recordRetry(
  services: Services,
  work: Work,
  { occurrenceId, recurringPaymentId }: { occurrenceId: number; recurringPaymentId: number },
): Promise<PaymentInstruction | null> {
  const { trx, now, timeZone } = work;
  if ((await holdCustomerOf(trx, recurringPaymentId)) === undefined) return null;
  const schedule = await lockFreeRecurringPayment(trx, recurringPaymentId);
  if (!schedule || !retrying.has(schedule.status)) return null;
  const occurrence = await lockOccurrence(trx, occurrenceId);
  if (occurrence?.status !== 'RETRYING') return null;
  if (occurrence.nextAttemptDate === null || occurrence.nextAttemptDate > dateIn(timeZone, now)) return null;
  const status = next(occurrenceStates, occurrence.status, 'take');
  if (status === null) return null;
  await moveOccurrence(trx, occurrence, { status, attempts: occurrence.attempts + 1 }, now);
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  return recordTry(services, work, { schedule, plan: planOf(schedule, exceptions), occurrenceId });
}
