import { selectActivity, type Activity } from '../../audit/activity.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

interface Params {
  communityId: number;
  objectId: string;
}

const ofKey = ({ communityId, objectId }: Params) =>
  build
    .selectFrom('app.audit_entry as e')
    .where('e.community_id', '=', communityId)
    .where('e.object_type', '=', 'api-key')
    .where('e.object_id', '=', objectId);

const rows = preparedQuery('apiKeys.audit', (params: Params & PageLimits) =>
  selectActivity(ofKey(params))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);
const count = preparedQuery('apiKeys.audit-count', (params: Params) =>
  ofKey(params).select(({ fn }) => fn.countAll<number>().as('count')),
);

/** What was done to a key, newest first. */
export const listApiKeyAudit = (
  db: Reader,
  { communityId, apiKeyId }: { communityId: number; apiKeyId: number },
  at: PageOf,
): Promise<Page<Activity>> => readPage(db, { rows, count }, { communityId, objectId: String(apiKeyId) }, at);
