import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

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
export async function setSettingsNeedSecondPerson(
  trx: WriteTransaction,
  { communityId, isOn, now }: { communityId: number; isOn: boolean; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('app.community_setting')
    .values({ community_id: communityId, settings_need_second_person: isOn, updated_at: at })
    .onConflict((existing) =>
      existing.column('community_id').doUpdateSet({ settings_need_second_person: isOn, updated_at: at }),
    )
    .execute();
}
