import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { LinkKey } from './search-linkable-merchants.ts';

/** Links a merchant account to a business; false: it was linked already. Scope staff. */
export async function insertLinkedMerchant(
  trx: WriteTransaction,
  { communityId, businessId, settlementAccountId }: LinkKey,
  at: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('app.linked_merchant')
    .values({
      community_id: communityId,
      business_id: businessId,
      settlement_account_id: settlementAccountId,
      created_at: at,
    })
    .onConflict((existing) => existing.doNothing())
    .returning('settlement_account_id')
    .execute();
  return inserted.length > 0;
}
