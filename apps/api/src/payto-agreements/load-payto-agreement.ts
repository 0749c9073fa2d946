import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { agreementRefusal } from '../engines/payments/agreement-refusal.ts';
import { implement } from '../procedures/implement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';

export const loadPayToAgreement = implement(contracts.loadPayToAgreement).query(async ({ ctx, input }) => {
  const agreement = await loadAgreement(ctx.db, input.params.token);
  return {
    ...(await shownAgreement(ctx.db, agreement)),
    paymentRefusal: agreementRefusal(agreement) ?? '',
    readAt: ctx.services.clock.now().toISOString(),
  };
});
