import type {
  CustomerNotifications,
  CustomerNotificationValues,
} from '@quickportal/contracts/facility-settings/customer-notifications';
import {
  customerNoticeKinds,
  enabledNotices,
  noticeField,
} from '@quickportal/contracts/notifications/customer-notice-kinds';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';
import { setSwitch } from '../notifications/change-notification-template.ts';
import { findSwitchedOff } from '../notifications/find-switched-off-notices.ts';

const query = preparedQuery('facilitySettings.customer-notifications', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select(['reply_to_email as replyToEmail', 'customer_notices_version as version'])
    .where('community_id', '=', communityId),
);

/** Which notices the customers of a community get. */
export async function getCustomerNotifications(db: Reader, communityId: number): Promise<CustomerNotifications> {
  const [row, off] = await Promise.all([
    db.first(query, { communityId }),
    findSwitchedOff(db, { communityId, customerId: null }),
  ]);
  const kinds = customerNoticeKinds.flatMap((kind) => [
    [`${noticeField(kind)}Enabled`, !off.facility.has(kind)],
    [`${noticeField(kind)}SendBy`, 'EMAIL'],
  ]);
  const { replyToEmail = '', version = 1 } = row ?? {};
  return { ...Object.fromEntries(kinds), replyToEmail, version } as CustomerNotifications;
}

/** Replaces them, as the next version. */
export async function saveCustomerNotifications(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: CustomerNotificationValues; version: number; at: Date },
): Promise<void> {
  const before = new Set(enabledNotices(await getCustomerNotifications(trx, communityId)));
  const wanted = new Set(enabledNotices(values));
  for (const kind of customerNoticeKinds)
    if (wanted.has(kind) !== before.has(kind))
      await setSwitch(trx, { communityId, kind, customerId: null }, wanted.has(kind), at);
  const columns = { reply_to_email: values.replyToEmail, customer_notices_version: version };
  await updateCommunitySetting(trx, communityId, columns, at);
}
