import type { PayToTerms } from '@quickportal/contracts/rules/payto/terms';
import type { AgreementTerms } from '../gateways/gateway.ts';

/** What the network has to know of terms. */
export const networkTerms = (terms: Omit<PayToTerms, 'startDate'>): AgreementTerms => ({
  type: terms.agreementType,
  amount: terms.paymentAmount,
  maximum: terms.maximumPaymentAmount,
  firstAmount: terms.firstPaymentAmount,
  lastAmount: terms.lastPaymentAmount,
  endDate: terms.endDate,
});
