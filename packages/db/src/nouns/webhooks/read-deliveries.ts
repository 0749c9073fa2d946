import type { WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import { sql } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import {
  build,
  criteriaOf,
  preparedQuery,
  shapedQuery,
  type GivenOf,
  type ValuesOf,
} from '../../connect/prepared-query.ts';
import { readPage, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

interface EndpointKey {
  communityId: number;
  endpointId: number;
}
interface Criteria {
  /** Any of these. */
  status?: readonly WebhookDeliveryStatus[] | undefined;
  eventType?: readonly string[] | undefined;
  replayId?: number | undefined;
}
type Params = EndpointKey & ValuesOf<Criteria>;

const from = (p: EndpointKey) =>
  build
    .selectFrom('app.delivery as delivery')
    .innerJoin('app.event as event', (join) =>
      join.onRef('event.community_id', '=', 'delivery.community_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .where('delivery.community_id', '=', p.communityId)
    .where('delivery.endpoint_id', '=', p.endpointId);

const filtered = (given: GivenOf<Criteria>, p: Params) =>
  from(p)
    .$if(given.status, (query) => query.where(sql<boolean>`delivery.status = any (${p.status}::text[])`))
    .$if(given.eventType, (query) => query.where(sql<boolean>`event.type = any (${p.eventType}::text[])`))
    .$if(given.replayId, (query) => query.where('delivery.replay_id', '=', p.replayId));

const deliveryColumns = {
  deliveryId: 'id',
  status: 'status',
  replayId: 'replay_id',
  attempts: 'attempts',
  lastStatus: 'last_status',
  lastError: 'last_error',
  createdAt: 'created_at',
  lastAttemptAt: 'last_attempt_at',
  finishedAt: 'finished_at',
} as const satisfies ColumnMap;
const eventColumns = {
  eventKey: 'key',
  eventType: 'type',
  objectType: 'object_type',
  objectId: 'object_id',
} as const satisfies ColumnMap;
const columns = [...selected('delivery', deliveryColumns), ...selected('event', eventColumns)] as const;
const retryAt = sql<string | null>`case when delivery.finished_at is null and delivery.replay_id is null then greatest(
  case when delivery.due_at > delivery.created_at then delivery.due_at end,
  (select lane.retry_at from app.delivery_lane lane where lane.community_id = delivery.community_id
    and lane.endpoint_id = delivery.endpoint_id)) end`.as('retryAt');
const isResent = sql<boolean>`(delivery.replay_of is not null or delivery.replay_id is not null)`.as('isResent');

const rows = shapedQuery('webhooks.listDeliveries', (given: GivenOf<Criteria>, p: Params & PageLimits) =>
  filtered(given, p)
    .select(columns)
    .select([isResent, retryAt])
    .orderBy('delivery.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
const count = shapedQuery('webhooks.countDeliveries', (given: GivenOf<Criteria>, p: Params) =>
  filtered(given, p).select((select) => select.fn.countAll<number>().as('count')),
);

/** A page of an endpoint's deliveries, newest first. */
export function listDeliveries(
  db: Reader,
  { status, eventType, replayId, communityId, endpointId, ...at }: EndpointKey & Criteria & PageOf,
) {
  const { given, values } = criteriaOf({ status, eventType, replayId });
  return readPage(db, { rows: rows(given), count: count(given) }, { communityId, endpointId, ...values }, at);
}

const byId = preparedQuery('webhooks.delivery', (p: EndpointKey & { deliveryId: number }) =>
  from(p)
    .select(columns)
    .select([isResent, retryAt, 'delivery.event_id as eventId', 'delivery.object_key as objectKey'])
    .select(sql<string | null>`app.read_event_body(event.id)`.as('requestBody'))
    .where('delivery.id', '=', p.deliveryId),
);

/** One delivery with the text that is sent; null to a scope whose `auditRights` do not open it. */
export const getDelivery = (db: Reader, endpointKey: EndpointKey & { deliveryId: number }) =>
  db.first(byId, endpointKey);

const attempts = preparedQuery('webhooks.attempts', (p: { communityId: number; deliveryId: number }) =>
  build
    .selectFrom('app.delivery_attempt')
    .select([
      'attempted_at as attemptedAt',
      'duration_ms as durationMs',
      'status',
      'error',
      sql<string>`coalesce((select reply from app.read_replies(${p.deliveryId}) r where r.id = delivery_attempt.id), '')`.as(
        'responseBody',
      ),
    ])
    .where('community_id', '=', p.communityId)
    .where('delivery_id', '=', p.deliveryId)
    .orderBy('id', 'desc')
    .limit(100),
);

/** What came of each attempt at a delivery, newest first; replies are empty where the scope does not open the text. */
export const listAttempts = (db: Reader, key: { communityId: number; deliveryId: number }) => db.all(attempts, key);
