import { selectActivity, type Activity } from '../../audit/activity.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

interface Params {
  communityId: number;
  userId: number;
  objectId: string;
}

const ofCommunity = ({ communityId }: Params) =>
  selectActivity(build.selectFrom('app.audit_entry as e')).where('e.community_id', '=', communityId);

// Two ways in, an index for each; an OR would read the whole community
const entries = (params: Params) =>
  build.selectFrom(
    ofCommunity(params)
      .where('e.object_type', '=', 'system-user')
      .where('e.object_id', '=', params.objectId)
      .union(ofCommunity(params).where('e.actor_user_id', '=', params.userId))
      .as('entry'),
  );

const rows = preparedQuery('users.audit', (params: Params & PageLimits) =>
  entries(params)
    .selectAll()
    .orderBy('entry.eventDate', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);
const count = preparedQuery('users.audit-count', (params: Params) =>
  entries(params).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** What a user did in the community and what was done to the user, newest first. */
export const listUserAudit = (
  db: Reader,
  key: { communityId: number; userId: number },
  at: PageOf,
): Promise<Page<Activity>> => readPage(db, { rows, count }, { ...key, objectId: String(key.userId) }, at);
