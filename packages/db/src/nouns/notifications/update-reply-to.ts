import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

/** Sets where replies to a community's notices go; empty: nowhere. */
export const setReplyTo = (trx: WriteTransaction, communityId: number, email: string, now: Date): Promise<void> =>
  updateCommunitySetting(trx, communityId, { reply_to_email: email }, now);
