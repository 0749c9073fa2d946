import { NOT_ACTIVE } from '@quickportal/contracts/rules/payto/flight-check';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';

type Agreement = Pick<PayToAgreementRecord, 'status' | 'customerEnabled' | 'hasPayToProduct' | 'businessName'>;

/**
 * Returns why no payment can be taken under an agreement now, whatever its amount, as a sentence; null when one can.
 */
export function agreementRefusal({ status, customerEnabled, hasPayToProduct, businessName }: Agreement): string | null {
  // An inactive agreement is reported before anything else
  if (status !== 'ACTIVE') return NOT_ACTIVE;
  if (!hasPayToProduct) return `${businessName} does not have the PayTo product.`;
  return customerEnabled ? null : 'The customer is disabled.';
}
