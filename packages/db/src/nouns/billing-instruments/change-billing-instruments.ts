import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** The constraint that a community has an instrument once. */
export const instrumentConstraint = 'community_billing_instrument_community_id_billing_instrumen_key';

/** Adds instruments to a community. Throws ConflictError for one that it has. Scope staff. */
export async function insertCommunityInstruments(
  trx: WriteTransaction,
  { communityId, billingInstrumentIds, at }: { communityId: number; billingInstrumentIds: readonly number[]; at: Date },
): Promise<void> {
  await trx
    .insertInto('app.community_billing_instrument')
    .values(
      billingInstrumentIds.map((billing_instrument_id) => ({
        community_id: communityId,
        billing_instrument_id,
        added_at: at,
      })),
    )
    .execute();
}

/** Takes an instrument from a community. Returns false where the community does not have it. Scope staff. */
export async function deleteCommunityInstrument(
  trx: WriteTransaction,
  { communityId, id }: { communityId: number; id: number },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('app.community_billing_instrument')
    .where('community_id', '=', communityId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}
