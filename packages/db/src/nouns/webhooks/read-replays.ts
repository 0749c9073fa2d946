import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectReplay, type ReplayRecord } from './webhook-replay.ts';

interface EndpointKey {
  communityId: number;
  endpointId: number;
}
type ReplayKey = EndpointKey & { replayId: number };

const ofEndpoint = (p: EndpointKey) =>
  selectReplay().where('replay.community_id', '=', p.communityId).where('replay.endpoint_id', '=', p.endpointId);

const rows = preparedQuery('webhooks.listReplays', (p: EndpointKey & PageLimits) =>
  ofEndpoint(p).orderBy('replay.id', 'desc').limit(p.limit).offset(p.offset),
);
const count = preparedQuery('webhooks.countReplays', (p: EndpointKey) =>
  build
    .selectFrom('app.webhook_replay')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('community_id', '=', p.communityId)
    .where('endpoint_id', '=', p.endpointId),
);

/** A page of an endpoint's replays, newest first. */
export const listReplays = (
  db: Reader,
  { page, pageSize, ...key }: EndpointKey & PageOf,
): Promise<Page<ReplayRecord>> => readPage(db, { rows, count }, key, { page, pageSize });

const byId = (p: ReplayKey) => ofEndpoint(p).where('replay.id', '=', p.replayId);
const single = queryByKey('webhooks.replay', byId);

export const getReplay = (db: Reader, key: ReplayKey): Promise<ReplayRecord | undefined> => db.first(single, key);

const locked = preparedQuery('webhooks.lockReplay', (p: ReplayKey) =>
  build
    .selectFrom('app.webhook_replay')
    .select('id')
    .where('community_id', '=', p.communityId)
    .where('endpoint_id', '=', p.endpointId)
    .where('id', '=', p.replayId)
    .forNoKeyUpdate(),
);

/** The same, held until the transaction ends. */
export const lockReplay = async (db: Reader, key: ReplayKey): Promise<ReplayRecord | undefined> =>
  (await db.first(locked, key)) && getReplay(db, key);
