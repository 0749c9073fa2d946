import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { agreementRefusal } from '../engines/payments/agreement-refusal.ts';
import { implement } from '../procedures/implement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';

export const getPayToAgreementData = implement(contracts.getPayToAgreementData).query(async ({ ctx, input }) => {
  const record = await loadAgreement(ctx.db, input.params.token);
  const { paymentTerms, ...agreement } = await shownAgreement(ctx.db, record);
  return PayToAgreementData.strip().parse({
    ...agreement,
    paymentRefusal: agreementRefusal(record) ?? '',
    // Where there is a maximum too, it is only the least of a payment
    paymentTerms: { ...paymentTerms, paymentAmount: paymentTerms.maximumPaymentAmount ? null : paymentTerms.amount },
  });
});
