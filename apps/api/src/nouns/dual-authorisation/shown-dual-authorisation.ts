import type { DualAuthorisation } from '@quickportal/contracts/dual-authorisation/dual-authorisation';
import { settingsNeedSecondPerson } from '@quickportal/db/communities/change-second-person-setting';
import { listMutualApprovers } from '@quickportal/db/dual-authorisation/list-mutual-approvers';
import type { Reader } from '@quickportal/db/connect/reader';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { distanceStart } from '../../engines/proposals/approver.ts';
import type { Context } from '../../procedures/context.ts';
import { SWITCH_KEY } from './dual-authorisation-kind.ts';

/** The switch of a community, who could approve, and the request that waits. */
export async function shownDualAuthorisation(
  db: Reader,
  { configuration, clock }: Context['services'],
  communityId: number,
): Promise<DualAuthorisation> {
  const now = clock.now();
  const [isOn, approvers, pending] = await Promise.all([
    settingsNeedSecondPerson(db, communityId),
    listMutualApprovers(db, { communityId, since: distanceStart({ configuration }, now), now }),
    findPendingProposals(db, { communityId, objectType: 'facility-settings', keys: [SWITCH_KEY] }),
  ]);
  return { isOn, approvers: [...approvers], pendingProposalId: pending.get(SWITCH_KEY) ?? null };
}
