import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import {
  cancelRetries,
  countOpenOccurrences,
} from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { auditSchedule, emitSchedule, type Work } from './write-down.ts';

/** Completes a schedule once every instalment was taken or skipped and has its outcome. */
export async function completeIfOver(
  work: Work,
  schedule: RecurringPaymentRecord,
  plan: SchedulePlan,
  nextNumber: number,
): Promise<void> {
  const status = next(recurringPaymentStates, schedule.status, 'complete');
  if (status === null || nextPayment(plan, nextNumber) !== null) return;
  if ((await countOpenOccurrences(work.trx, schedule.recurringPaymentId)) > 0) return;
  await changeRecurringPayment(work.trx, schedule, { status: { status, reason: '' } }, work.now);
  await auditSchedule(work, schedule, {
    action: 'recurring-payments.complete',
    description: `Schedule ${schedule.code} completed`,
    before: { status: schedule.status },
    after: { status },
  });
  await emitSchedule(work, schedule, 'schedule.completed');
}

/** Ends a schedule that cannot be charged until a user corrects it. */
export async function failSchedule(work: Work, schedule: RecurringPaymentRecord, reason: string): Promise<void> {
  const status = next(recurringPaymentStates, schedule.status, 'fail');
  if (status === null) return;
  const { communityId, recurringPaymentId } = schedule;
  await changeRecurringPayment(work.trx, schedule, { status: { status, reason } }, work.now);
  await cancelRetries(work.trx, communityId, [recurringPaymentId], work.now);
  await auditSchedule(work, schedule, {
    action: 'recurring-payments.fail',
    description: `Schedule ${schedule.code} failed: ${reason}`,
    before: { status: schedule.status },
    after: { status, reason },
  });
  await emitSchedule(work, schedule, 'schedule.failed');
}
