import { reasonText } from '@quickportal/contracts/rules/payto/reason-codes';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import {
  changeMigrationSchedule,
  getMigrationScheduleOf,
  lockMigrationSchedule,
} from '@quickportal/db/payto-migrations/change-migration-schedule';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { getRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { dayAt } from '../clock/community-days.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { Learner } from '../payments/learner.ts';
import { tellSetUp } from '../schedules/notices.ts';
import { progressOf } from '../schedules/plan-of.ts';
import { auditSchedule, emitSchedule, type Work } from '../schedules/write-down.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { AgreementStatusFact } from './agreement-events.ts';
import { misfit, planUnderAgreement } from './migration-terms.ts';

/** Topic of cancelling an agreement that no schedule uses. */
export const CANCEL_UNUSED = 'payto-agreements.cancel-unused';

interface Decision {
  agreement: PayToAgreementRecord;
  fact: AgreementStatusFact;
  /** The schedule that the agreement was created for, locked before the agreement. */
  schedule: RecurringPaymentRecord;
  learner: Learner;
  now: Date;
}

/**
 * Moves a schedule to the agreement that its payer approved, in the transaction that records the approval, or records
 * why it stays on direct debit. Cancels an agreement that no schedule uses.
 */
export async function followMigration(
  services: PaymentServices,
  trx: WriteTransaction,
  decision: Decision,
): Promise<void> {
  const { agreement, fact, schedule, now } = decision;
  const found = await getMigrationScheduleOf(trx, agreement);
  const member = found && (await lockMigrationSchedule(trx, found.migrationScheduleId));
  if (!member) return;
  const isApproved = fact.status === 'ACTIVE' || fact.status === 'SUSPENDED';
  if (!isApproved) {
    const isDecided = fact.status === 'REJECTED' || fact.status === 'CANCELLED';
    if (isDecided && member.outcome === 'SENT')
      await changeMigrationSchedule(trx, member, { outcome: 'KEPT', reason: whyKept(fact) }, now);
    return;
  }
  const { recurringPaymentId } = schedule;
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  const reason = misfit(schedule, exceptions, agreement);
  if (member.outcome === 'SENT' && reason === null) {
    await moveSchedule(services, trx, decision);
    await changeMigrationSchedule(trx, member, { outcome: 'MOVED' }, now);
    return;
  }
  if (member.outcome === 'SENT')
    await changeMigrationSchedule(trx, member, { outcome: 'KEPT', reason: reason ?? '' }, now);
  const { agreementToken, communityId } = agreement;
  await enqueue(trx, { topic: CANCEL_UNUSED, payload: { agreementToken }, communityId, availableAt: now });
}

function whyKept({ status, by, reasonCode }: AgreementStatusFact): string {
  if (status === 'CANCELLED' && by === 'SYSTEM') return 'The payer did not decide in time.';
  if (status === 'CANCELLED')
    return by === 'PAYEE' ? 'The agreement was recalled.' : 'The payer cancelled the agreement.';
  if (by === 'PAYER') return 'The payer declined.';
  return `The payer’s bank refused the agreement. ${reasonCode === null ? '' : reasonText(reasonCode)}`.trim();
}

async function moveSchedule(
  services: PaymentServices,
  trx: WriteTransaction,
  { agreement, schedule, learner, now }: Decision,
): Promise<void> {
  const { communityId, recurringPaymentId, code, lastRunOn, nextNumber } = schedule;
  const community = await getCommunityBasics(trx, communityId);
  if (!community) throw new Error('A schedule has no community');
  const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
  const plan = planUnderAgreement(schedule, exceptions);
  const progress = progressOf(plan, nextNumber, { today: dayAt(community, now), lastRunOn });
  await changeRecurringPayment(trx, schedule, { payToAgreementId: agreement.agreementId, progress }, now);
  const work: Work = { trx, now, zones: community, learner };
  await auditSchedule(work, schedule, {
    action: 'recurring-payments.move-to-payto',
    description: `Schedule ${code} moved from direct debit to PayTo: the payer approved the agreement`,
    before: { paidBy: 'Direct debit' },
    after: { paidBy: 'PayTo', agreementToken: agreement.agreementToken },
  });
  await emitSchedule(work, schedule, 'schedule.updated');
  const moved = await getRecurringPayment(trx, recurringPaymentId);
  if (moved)
    await tellSetUp(services, { trx, now, schedule: moved }, 'RECURRING_UPDATED', nextPayment(plan, nextNumber));
}
