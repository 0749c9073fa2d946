import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { randomUUID } from 'node:crypto';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { getRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { recordAudit } from '../audit/audit.ts';
import { emit } from '../deliveries/emit.ts';
import type { Learner } from '../payments/learner.ts';
import { toSchedule } from './to-schedule.ts';

/** Transaction, time and community of work on schedules. */
export interface Unit {
  trx: WriteTransaction;
  now: Date;
  zones: CommunityZones;
}

/** Work on one schedule, with a learner, and so a trace, of its own. */
export interface Work extends Unit {
  learner: Learner;
}

/** Returns the learner of the nightly run, as shown in audit entries. */
export const runLearner = (): Learner => ({
  actor: { kind: 'job', job: 'recurring-payments.run' },
  origin: { requestId: randomUUID(), ip: '', userAgent: '' },
});

/** Adds an audit entry about a schedule to the customer's Recent Activity. */
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

/** Emits an event about a schedule, with its current state. */
export async function emitSchedule(
  { trx, now, zones, learner }: Work,
  { communityId, recurringPaymentId }: Pick<RecurringPaymentRecord, 'communityId' | 'recurringPaymentId'>,
  type: ScheduleEvent,
): Promise<void> {
  const schedule = await getRecurringPayment(trx, recurringPaymentId);
  if (!schedule) throw new Error('A schedule vanished');
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  const data = toSchedule({ schedule, exceptions, zones });
  const object = { type: 'recurring-payment', id: recurringPaymentId };
  await emit(trx, { communityId, type, object, data, requestId: learner.origin.requestId }, now);
}
