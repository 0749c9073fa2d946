import {
  changeMigrationSchedule,
  lockMigrationSchedule,
  type MigrationSchedule,
} from '@quickportal/db/payto-migrations/change-migration-schedule';
import { getPayToAgreementById, lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { insertAmendment } from '@quickportal/db/payto-agreements/payto-amendment';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { lockRecurringPayment } from '@quickportal/db/recurring-payments/get-recurring-payment';
import type { PaymentServices } from '../payments/payment-services.ts';
import { misfit } from './migration-terms.ts';
import { nextAmendmentQuery } from './query-times.ts';
import { sendAmendment } from './send-amendment.ts';

const JOBS = { kind: 'jobs' } as const;

/**
 * Compares a changed schedule with its pending agreement. If it no longer fits, the schedule stays on direct debit and
 * the agreement is recalled.
 */
export async function recallChanged(services: PaymentServices, changed: MigrationSchedule): Promise<void> {
  const { communityId, recurringPaymentId, agreementId, migrationScheduleId } = changed;
  if (agreementId === null) return;
  const now = services.clock.now();
  const key = await services.db.transaction(JOBS, async (trx) => {
    const schedule = await lockRecurringPayment(trx, recurringPaymentId);
    const found = await getPayToAgreementById(trx, { communityId, agreementId });
    const agreement = found && (await lockPayToAgreement(trx, found.agreementToken));
    const member = await lockMigrationSchedule(trx, migrationScheduleId);
    if (!schedule || agreement?.status !== 'PENDING' || member?.outcome !== 'SENT') return null;
    const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
    const reason = misfit(schedule, exceptions, agreement);
    if (reason === null) {
      await changeMigrationSchedule(trx, member, { checkedAt: new Date(schedule.updatedAt) }, now);
      return null;
    }
    await changeMigrationSchedule(trx, member, { outcome: 'KEPT', reason }, now);
    const amendmentId = await insertAmendment(
      trx,
      {
        communityId,
        businessId: agreement.businessId,
        agreementId,
        amendmentType: 'RECALL_PAYTO_AGREEMENT',
        changes: { change: 'RECALL' },
        reasonCode: 'MD17',
        requestedByUserId: null,
        respondBy: null,
        nextQueryAt: nextAmendmentQuery(services, { respondBy: null, queries: 0 }, now),
      },
      now,
    );
    return { communityId, amendmentId };
  });
  if (key) await sendAmendment(services, key);
}
