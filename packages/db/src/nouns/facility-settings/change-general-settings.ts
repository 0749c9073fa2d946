import type { GeneralSettings } from '@quickportal/contracts/facility-settings/general-settings';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

const query = preparedQuery('facilitySettings.general', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community as c')
    .leftJoin('app.community_setting as s', 's.community_id', 'c.id')
    .select(['c.name as communityName', 'c.time_zone as timeZone'])
    .select((field) => field.fn.coalesce('s.general_version', field.lit(1)).as('version'))
    .where('c.id', '=', communityId),
);

/** Name and zone of a community. */
export async function getGeneralSettings(db: Reader, communityId: number): Promise<GeneralSettings> {
  const settings = await db.first(query, { communityId });
  if (!settings) throw new Error(`Community ${communityId} is not there`);
  return settings;
}

/** Replaces the zones, as the next version. */
export async function saveTimeZones(
  trx: WriteTransaction,
  communityId: number,
  { zones, version, at }: { zones: CommunityZones; version: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.community')
    .set({
      time_zone: zones.timeZone,
      former_time_zones: JSON.stringify(zones.formerTimeZones),
      updated_at: at.toISOString(),
    })
    .where('id', '=', communityId)
    .execute();
  await updateCommunitySetting(trx, communityId, { general_version: version }, at);
}
