import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { REMIND_DAYS } from '@quickportal/db/recurring-payments/find-due-recurring-payments';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { lockFreeRecurringPayments } from '@quickportal/db/recurring-payments/get-recurring-payment';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import type { PaymentServices } from '../payments/payment-services.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { tellUpcoming } from './notices.ts';
import { planOf } from './plan-of.ts';

/** Reminds a customer of an upcoming payment, once per instalment. */
export async function remind(
  services: PaymentServices,
  { communityId, recurringPaymentId, today }: { communityId: number; recurringPaymentId: number; today: string },
): Promise<void> {
  await services.db.transaction({ kind: 'community', communityId }, async (trx) => {
    const now = services.clock.now();
    const [schedule] = await lockFreeRecurringPayments(trx, [recurringPaymentId]);
    if (schedule?.status !== 'ACTIVE' || schedule.remindedDate === schedule.nextPaymentDate) return;
    const exceptions = (await findExceptions(trx, [recurringPaymentId])).get(recurringPaymentId) ?? [];
    const payment = nextPayment(planOf(schedule, exceptions), schedule.nextNumber);
    if (payment === null || payment.date <= today || payment.date > addDays(today, REMIND_DAYS)) return;
    await tellUpcoming(services, { trx, now, schedule }, payment);
    await changeRecurringPayment(trx, schedule, { remindedDate: payment.date }, now);
  });
  nudgeOutbox();
}
