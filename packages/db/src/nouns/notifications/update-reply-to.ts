import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

/** Sets where replies to a community's notices go; empty: nowhere. */
export const setReplyTo = (trx: WriteTransaction, communityId: number, email: string, now: Date): Promise<void> =>
  updateCommunitySetting(trx, communityId, { reply_to_email: email }, now);

/** Raises the version of a community's notices, so that a form opened before a change of them is refused. */
export async function raiseNoticesVersion(trx: WriteTransaction, communityId: number, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('app.community_setting')
    .select('customer_notices_version as version')
    .where('community_id', '=', communityId)
    .executeTakeFirst();
  await updateCommunitySetting(trx, communityId, { customer_notices_version: (row?.version ?? 1) + 1 }, now);
}
