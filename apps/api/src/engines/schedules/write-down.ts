import { randomUUID } from 'node:crypto';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findExceptions } from '@quickportal/db/recurring-payments/exceptions';
import { getRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { recordAudit } from '../audit/audit.ts';
import { emit } from '../deliveries/emit.ts';
import type { Learner } from '../payments/learner.ts';
import { toSchedule } from './to-schedule.ts';

/** Where and when schedules are worked on. */
export interface Unit {
  trx: WriteTransaction;
  now: Date;
  timeZone: string;
}

/** The same for one schedule: each has a learner, and so a trace, of its own. */
export interface Work extends Unit {
  learner: Learner;
}

/** The run of schedules, as audit entries name it. */
export const runLearner = (): Learner => ({
  actor: { kind: 'job', job: 'recurring-payments.run' },
  origin: { requestId: randomUUID(), ip: '', userAgent: '' },
});

/** An audit entry about a schedule, in the customer's Recent Activity. */
export async function auditSchedule(
  { trx, now, learner }: Work,
  schedule: Pick<RecurringPaymentRecord, 'communityId' | 'recurringPaymentId' | 'customerId'>,
  note: { action: string; description: string; before?: Json; after?: Json },
): Promise<void> {
  const { communityId, recurringPaymentId, customerId } = schedule;
  await recordAudit(trx, {
    ...learner,
    ...note,
    communityId,
    objectType: 'recurring-payment',
    objectId: String(recurringPaymentId),
    customerId,
    outcome: 'SUCCESS',
    at: now,
  });
}

type ScheduleEvent = Extract<EventType, `schedule.${string}`>;

/** Tells receivers what happened to a schedule, as it is now. */
export async function emitSchedule(
  { trx, now, timeZone }: Work,
  { communityId, recurringPaymentId }: Pick<RecurringPaymentRecord, 'communityId' | 'recurringPaymentId'>,
  type: ScheduleEvent,
): Promise<void> {
  const schedule = await getRecurringPayment(trx, recurringPaymentId);
  if (!schedule) throw new Error('A schedule vanished');
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  const data = toSchedule({ schedule, exceptions, timeZone });
  await emit(trx, { communityId, type, object: { type: 'recurring-payment', id: recurringPaymentId }, data }, now);
}
