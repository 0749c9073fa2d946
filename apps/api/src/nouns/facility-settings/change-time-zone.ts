import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { saveTimeZones } from '@quickportal/db/facility-settings/change-general-settings';
import { changedZones } from '../../engines/clock/community-days.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** Changes a facility's zone at a moment. Its days are those of the former zone until the next one begins. */
export async function changeTimeZone(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: { timeZone: string }; version: number; at: Date },
): Promise<void> {
  const zones = orNotFound(await getCommunityBasics(trx, communityId));
  await saveTimeZones(trx, communityId, { zones: changedZones(zones, values.timeZone, at), version, at });
}
