import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { agreementRefusal } from '../../engines/payments/agreement-refusal.ts';
import { scheduleReadRights } from '@quickportal/contracts/recurring-payments/recurring-payment-rights';
import { getRecurringPaymentOfAgreement } from '@quickportal/db/recurring-payments/get-recurring-payment';
import { holdsRight } from '../../engines/access/authorise.ts';
import { implement } from '../../procedures/implement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';

export const getPayToAgreement = implement(contracts.getPayToAgreement).query(async ({ ctx, input }) => {
  const agreement = await loadAgreement(ctx.db, input.params.token);
  const seesSchedules = scheduleReadRights.some((right) => holdsRight(ctx.actor, right, agreement.businessId));
  const schedule = seesSchedules ? await getRecurringPaymentOfAgreement(ctx.db, agreement) : undefined;
  return {
    ...(await shownAgreement(ctx.db, agreement)),
    paymentRefusal: agreementRefusal(agreement) ?? '',
    payeeStatus: agreement.payeeStatus,
    schedule: schedule ?? null,
    readAt: ctx.services.clock.now().toISOString(),
  };
});
