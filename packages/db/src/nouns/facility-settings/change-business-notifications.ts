import { FIRST_BUSINESS_NOTICES } from '@quickportal/contracts/facility-settings/business-notice-kinds';
import type {
  BusinessNotifications,
  BusinessNotificationValues,
} from '@quickportal/contracts/facility-settings/business-notifications';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

const query = preparedQuery('facilitySettings.business-notifications', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select(sql<Partial<BusinessNotificationValues>>`business_notices`.as('saved'))
    .select('business_notices_version as version')
    .where('community_id', '=', communityId),
);

/** Which notices those who are paid get in a community. */
export async function getBusinessNotifications(db: Reader, communityId: number): Promise<BusinessNotifications> {
  const { saved = {}, version = 1 } = (await db.first(query, { communityId })) ?? {};
  return { ...FIRST_BUSINESS_NOTICES, ...saved, version };
}

/** Replaces them, as the next version. */
export async function saveBusinessNotifications(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: BusinessNotificationValues; version: number; at: Date },
): Promise<void> {
  const columns = { business_notices: JSON.stringify(values), business_notices_version: version };
  await updateCommunitySetting(trx, communityId, columns, at);
}
