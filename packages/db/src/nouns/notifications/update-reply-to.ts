import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Sets where replies to a community's notices go; empty: nowhere. */
export async function setReplyTo(trx: WriteTransaction, communityId: number, email: string, now: Date): Promise<void> {
  await trx
    .insertInto('app.community_setting')
    .values({ community_id: communityId, reply_to_email: email, updated_at: now })
    .onConflict((conflict) => conflict.column('community_id').doUpdateSet({ reply_to_email: email, updated_at: now }))
    .execute();
}
