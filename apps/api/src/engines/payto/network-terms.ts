import type { PayToTerms } from '@quickportal/contracts/rules/payto/terms';
import type { AgreementTerms } from '../gateways/gateway.ts';

/** Selects the terms that the network needs. */
export const networkTerms = (terms: Omit<PayToTerms, 'startDate'>): AgreementTerms => ({
  type: terms.agreementType,
  amount: terms.paymentAmount,
  maximum: terms.maximumPaymentAmount,
  firstAmount: terms.firstPaymentAmount,
  lastAmount: terms.lastPaymentAmount,
  endDate: terms.endDate,
});
