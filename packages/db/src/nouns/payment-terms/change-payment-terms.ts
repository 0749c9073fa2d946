import type { InstrumentCode, TermProduct } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface NewTerms {
  readonly communityId: number;
  readonly businessId: number;
  readonly settlementAccountId: number;
  readonly instrument: InstrumentCode;
  readonly products: readonly TermProduct[];
  readonly cardScheme: string | null;
}

/** Adds a payment term for each product. Scope staff. */
export async function insertPaymentTerms(trx: WriteTransaction, terms: NewTerms, at: Date): Promise<void> {
  await trx
    .insertInto('app.payment_term')
    .values(
      terms.products.map((product) => ({
        community_id: terms.communityId,
        business_id: terms.businessId,
        settlement_account_id: terms.settlementAccountId,
        instrument_code: terms.instrument,
        product,
        card_scheme: terms.cardScheme as 'VISA' | null,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
}

/** Deletes a payment term of a business. Scope staff. */
export async function deletePaymentTerm(
  trx: WriteTransaction,
  { communityId, businessId, paymentTermId }: { communityId: number; businessId: number; paymentTermId: number },
): Promise<void> {
  await trx
    .deleteFrom('app.payment_term')
    .where('community_id', '=', communityId)
    .where('business_id', '=', businessId)
    .where('id', '=', paymentTermId)
    .execute();
}
