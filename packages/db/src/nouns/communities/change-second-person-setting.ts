import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from './update-community-setting.ts';

const query = preparedQuery('communities.settings-need-second-person', (params: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select('settings_need_second_person as isOn')
    .where('community_id', '=', params.communityId),
);

/** Whether a second user must approve changes of a community's settings that weaken its controls. */
export const settingsNeedSecondPerson = async (db: Reader, communityId: number): Promise<boolean> =>
  (await db.first(query, { communityId }))?.isOn ?? false;

/** Switches it on or off. */
export const setSettingsNeedSecondPerson = (
  trx: WriteTransaction,
  { communityId, isOn, now }: { communityId: number; isOn: boolean; now: Date },
): Promise<void> => updateCommunitySetting(trx, communityId, { settings_need_second_person: isOn }, now);
