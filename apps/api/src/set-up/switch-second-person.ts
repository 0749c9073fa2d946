import { findCommunityByCode } from '@quickportal/db/communities/find-community';
import {
  setSettingsNeedSecondPerson,
  settingsNeedSecondPerson,
} from '@quickportal/db/communities/change-second-person-setting';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import type { Services } from '../procedures/services.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

/**
 * Switches on or off that a second user must approve what weakens a community's controls; returns the community's name,
 * and whether that changed anything. Throws SetUpError for an unknown code.
 */
export async function switchSecondPerson(
  { db, clock }: Services,
  operator: Operator,
  { code, isOn }: { code: string; isOn: boolean },
): Promise<{ communityName: string; isChanged: boolean }> {
  const now = clock.now();
  return db.transaction({ kind: 'staff' }, async (trx) => {
    const found = await findCommunityByCode(trx, code);
    if (!found) throw new SetUpError(`There is no community with the code ${code}.`, '');
    const { communityId, communityName } = found;
    const before = await settingsNeedSecondPerson(trx, communityId);
    if (before === isOn) return { communityName, isChanged: false };
    await setSettingsNeedSecondPerson(trx, { communityId, isOn, now });
    await recordSetUp(trx, operator, {
      action: 'communities.switch-second-person',
      communityId,
      objectType: 'community',
      objectId: String(communityId),
      description: `Settings of ${communityName} ${isOn ? 'need' : 'no longer need'} a second person`,
      before: { settingsNeedSecondPerson: before },
      after: { settingsNeedSecondPerson: isOn },
      at: now,
    });
    return { communityName, isChanged: true };
  });
}
