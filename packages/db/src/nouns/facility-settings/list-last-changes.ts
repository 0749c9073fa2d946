import type { LastChange, SettingSection } from '@quickportal/contracts/facility-settings/last-change';
import { sql } from 'kysely';
import { actorText } from '../../audit/activity.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const query = preparedQuery(
  'facilitySettings.last-changes',
  ({ communityId, objectId, actions }: { communityId: number; objectId: string; actions: readonly string[] }) =>
    build
      .selectFrom('app.audit_entry as e')
      .distinctOn('e.action')
      .select(sql<SettingSection>`split_part(e.action, '.', 2)`.as('section'))
      .select(['e.at as changedAt', actorText.as('changedBy')])
      .where('e.community_id', '=', communityId)
      .where('e.object_type', '=', 'facility-settings')
      .where('e.object_id', '=', objectId)
      .where('e.outcome', '=', 'SUCCESS')
      .where(sql<boolean>`e.action = any (${actions}::text[])`)
      .orderBy('e.action')
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc'),
);

/** The latest change of each section that was ever changed, by the audit trail. */
export const listLastChanges = (
  db: Reader,
  communityId: number,
  sections: readonly SettingSection[],
): Promise<LastChange[]> =>
  db.all(query, {
    communityId,
    objectId: String(communityId),
    actions: sections.map((section) => `facility-settings.${section}`),
  });
