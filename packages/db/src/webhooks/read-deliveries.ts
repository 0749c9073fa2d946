import { sql } from 'kysely';
import { build, preparedQuery, shapedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

interface Of {
  communityId: number;
  endpointId: number;
}
interface Filters {
  status: 'QUEUED' | 'RETRYING' | 'DELIVERED' | 'FAILED' | undefined;
  eventType: string | undefined;
}
interface Shape {
  status: boolean;
  eventType: boolean;
}
type Params = Of & { status: NonNullable<Filters['status']>; eventType: string; limit: number; offset: number };

const from = (p: Of) =>
  build
    .selectFrom('app.delivery as delivery')
    .innerJoin('app.event as event', (join) =>
      join.onRef('event.community_id', '=', 'delivery.community_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .where('delivery.community_id', '=', p.communityId)
    .where('delivery.endpoint_id', '=', p.endpointId);

const filtered = (shape: Shape, p: Params) =>
  from(p)
    .$if(shape.status, (query) => query.where('delivery.status', '=', p.status))
    .$if(shape.eventType, (query) => query.where('event.type', '=', p.eventType));

const columns = [
  'delivery.id as deliveryId',
  'event.key as eventKey',
  'event.type as eventType',
  'event.object_type as objectType',
  'event.object_id as objectId',
  'delivery.status',
  'delivery.attempts',
  'delivery.last_status as lastStatus',
  'delivery.last_error as lastError',
  'delivery.created_at as createdAt',
  'delivery.last_attempt_at as lastAttemptAt',
  'delivery.finished_at as finishedAt',
] as const;
const isResent = sql<boolean>`delivery.replay_of is not null`.as('isResent');

const pageQuery = shapedQuery('webhooks.deliveries', (shape: Shape, p: Params) =>
  filtered(shape, p).select(columns).select(isResent).orderBy('delivery.id', 'desc').limit(p.limit).offset(p.offset),
);
const countQuery = shapedQuery('webhooks.countDeliveries', (shape: Shape, p: Params) =>
  filtered(shape, p).select((select) => select.fn.countAll<number>().as('count')),
);

/** A page of an endpoint's deliveries, newest first. */
export async function listDeliveries(db: Reader, of: Of & Filters & { page: number; pageSize: number }) {
  const shape = { status: of.status !== undefined, eventType: of.eventType !== undefined };
  const { communityId, endpointId, pageSize } = of;
  const params: Params = {
    communityId,
    endpointId,
    status: of.status ?? 'QUEUED',
    eventType: of.eventType ?? '',
    limit: pageSize,
    offset: (of.page - 1) * pageSize,
  };
  const [items, counted] = await Promise.all([db.all(pageQuery(shape), params), db.first(countQuery(shape), params)]);
  return { items, recordsCount: counted?.count ?? 0 };
}

const one = preparedQuery('webhooks.delivery', (p: Of & { deliveryId: number }) =>
  from(p)
    .select(columns)
    .select([isResent, 'delivery.event_id as eventId', 'event.body as requestBody'])
    .where('delivery.id', '=', p.deliveryId),
);

/** One delivery with the text that is sent. */
export const getDelivery = (db: Reader, of: Of & { deliveryId: number }) => db.first(one, of);

const attempts = preparedQuery('webhooks.attempts', (p: { communityId: number; deliveryId: number }) =>
  build
    .selectFrom('app.delivery_attempt')
    .select([
      'attempted_at as attemptedAt',
      'duration_ms as durationMs',
      'status',
      'error',
      'response_body as responseBody',
    ])
    .where('community_id', '=', p.communityId)
    .where('delivery_id', '=', p.deliveryId)
    .orderBy('id', 'desc')
    .limit(100),
);

/** What came of each attempt at a delivery, newest first. */
export const listAttempts = (db: Reader, of: { communityId: number; deliveryId: number }) => db.all(attempts, of);
