import { AGREEMENT_METHOD, type PaymentMethodCode } from '@quickportal/contracts/rules/payments/payment-methods';
import type { Payer, PayerAccount } from '@quickportal/db/payments/payer';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import type { GuestPayment } from './payment-order.ts';

/** The charged account as stored with a transaction: a card or bank account of the customer, or a PayTo agreement. */
export interface PaymentSource extends Omit<PayerAccount, 'accountId' | 'accountType' | 'enabled'> {
  paymentMethod: PaymentMethodCode;
  accountId: number | null;
  agreement: PayToAgreementRecord | null;
}

export function sourceOfAccount(payerAccount: PayerAccount): PaymentSource {
  const { accountType: paymentMethod, ...account } = payerAccount;
  return { ...account, paymentMethod, agreement: null };
}

/** Returns the payer of an agreement without a customer. */
export const payerOf = ({ businessId, payer, payeeReference, terms }: PayToAgreementRecord): Payer => ({
  customerId: null,
  businessId,
  customerName: payer.payerName,
  customerNumber: payeeReference,
  customerEnabled: true,
  currency: terms.currency,
  account: null,
});

/** Returns the payer of a card in place of an account: the customer, or someone of whom only the card is known. */
export function guestPayer({ card, businessId, currency }: GuestPayment, customer: Payer | undefined): Payer {
  const account: PayerAccount = { ...card, accountId: 0, enabled: true };
  if (customer) return { ...customer, account };
  return {
    customerId: null,
    businessId,
    customerName: card.holderName,
    customerNumber: '',
    customerEnabled: true,
    currency,
    account,
  };
}

/** Converts an agreement to a payment source. Its account numbers are at the payer's bank, so nothing is decrypted. */
export const sourceOfAgreement = (agreement: PayToAgreementRecord): PaymentSource => {
  const { payerName, bsb, maskedAccountNumber, maskedPayId, fingerprint } = agreement.payer;
  const masked = maskedPayId ?? maskedAccountNumber;
  return {
    paymentMethod: AGREEMENT_METHOD,
    accountId: null,
    agreement,
    holderName: payerName,
    cardScheme: null,
    cardType: null,
    maskedNumber: masked,
    lastFour: null,
    expiryMonth: null,
    expiryYear: null,
    bsb,
    vaultEntryId: null,
    fingerprint,
  };
};
