import { NOT_ACTIVE } from '@quickportal/contracts/rules/payto/flight-check';
import { payeeRefusal } from '@quickportal/contracts/rules/payto/payee-refusal';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';

type Agreement = Pick<
  PayToAgreementRecord,
  'status' | 'customerEnabled' | 'hasPayToProduct' | 'businessName' | 'payeeStatus'
>;

/**
 * Returns why no payment can be taken under an agreement now, whatever its amount, as a sentence; null when one can.
 */
export function agreementRefusal(agreement: Agreement): string | null {
  const { status, customerEnabled, hasPayToProduct, businessName, payeeStatus } = agreement;
  // An inactive agreement is reported before anything else
  if (status !== 'ACTIVE') return NOT_ACTIVE;
  if (!hasPayToProduct) return `${businessName} does not have the PayTo product.`;
  return payeeRefusal(payeeStatus) ?? (customerEnabled ? null : 'The customer is disabled.');
}
