import type { PaymentTerm } from '@quickportal/contracts/payment-terms/payment-term';
import type { Reader } from '@quickportal/db/connect/reader';
import { listPaymentTerms } from '@quickportal/db/payment-terms/read-payment-terms';

interface TermKey {
  readonly communityId: number;
  readonly businessId: number;
  readonly paymentTermId: number;
}

/** A payment term among those of its business; undefined where the business has none with this id. */
export async function findPaymentTerm(
  db: Reader,
  key: TermKey,
): Promise<{ terms: readonly PaymentTerm[]; term: PaymentTerm | undefined }> {
  const terms = await listPaymentTerms(db, key);
  return { terms, term: terms.find(({ paymentTermId }) => paymentTermId === key.paymentTermId) };
}
