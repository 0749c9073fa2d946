import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { type EcommercePayment, getEcommercePayment } from '@quickportal/db/payto-agreements/ecommerce-payment';
import { agreementRefusal } from '../../engines/payments/agreement-refusal.ts';
import { implement } from '../../procedures/implement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';

export const getPayToAgreementData = implement(contracts.getPayToAgreementData).query(async ({ ctx, input }) => {
  const record = await loadAgreement(ctx.db, input.params.token);
  const [{ paymentTerms, ...agreement }, payment] = await Promise.all([
    shownAgreement(ctx.db, record),
    record.customerId === null ? getEcommercePayment(ctx.db, record) : undefined,
  ]);
  return PayToAgreementData.strip().parse({
    ...agreement,
    paymentRefusal: agreementRefusal(record) ?? '',
    readAt: ctx.services.clock.now().toISOString(),
    ecommercePayment: payment ? toEcommercePayment(payment) : null,
    // Where there is a maximum too, it is only the least of a payment
    paymentTerms: { ...paymentTerms, paymentAmount: paymentTerms.maximumPaymentAmount ? null : paymentTerms.amount },
  });
});

const toEcommercePayment = ({ status, receiptNumber, refusal }: EcommercePayment) => ({
  status,
  receiptNumber,
  refusal,
});
