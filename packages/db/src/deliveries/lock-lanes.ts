import { productWork } from '@quickportal/contracts/rules/payments/product-work';
import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** The right to send what waits for one endpoint, until it is given back or has run out. */
export interface Lease {
  communityId: number;
  endpointId: number;
  token: string;
  /** How many deliveries may be sent at once; not whole while it rises. */
  sendLimit: number;
}

/** Whether anything is sent to `endpoint`: webhooks wait while the community has the product switched off. */
export const sendsNow = sql.raw(`endpoint.enabled and (endpoint.kind <> 'WEBHOOK' or exists (
  select from app.community_product o where o.community_id = endpoint.community_id and o.product = '${productWork.eventDeliveries}'
    and o.enabled))`);

/**
 * Takes up to `limit` endpoints that have something due and that no one else sends to. Leases are in the
 * database's time, like heartbeats. Those that waited longest come first. What is due: the next event of a running
 * replay, and new events unless they wait for a replay or the endpoint rests.
 */
export async function claimLanes(
  trx: WriteTransaction,
  { now, token, leaseMs, limit }: { now: Date; token: string; leaseMs: number; limit: number },
): Promise<Lease[]> {
  const { rows } = await sql<Lease>`
    with due as (
      select lane.community_id, lane.endpoint_id
      from app.delivery_lane lane
      join app.webhook_endpoint endpoint
        on endpoint.community_id = lane.community_id and endpoint.id = lane.endpoint_id and ${sendsNow}
      left join app.webhook_replay replay
        on replay.community_id = lane.community_id and replay.endpoint_id = lane.endpoint_id and replay.ended_at is null
      where (lane.leased_until is null or lane.leased_until < clock_timestamp())
        and (
          replay.status = 'RUNNING' and replay.next_event_at <= ${now.toISOString()}::timestamptz
          or replay.new_events is distinct from 'WAIT'
            and (lane.retry_at is null or lane.retry_at <= ${now.toISOString()}::timestamptz)
            and exists (select from app.delivery where delivery.community_id = lane.community_id
              and delivery.endpoint_id = lane.endpoint_id and delivery.finished_at is null and delivery.replay_id is null
              and delivery.due_at <= ${now.toISOString()}::timestamptz)
        )
      order by lane.retry_at nulls last, lane.last_success_at nulls first
      limit ${limit} for no key update of lane skip locked
    )
    update app.delivery_lane lane
    set lease_token = ${token}, leased_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due where lane.community_id = due.community_id and lane.endpoint_id = due.endpoint_id
    returning lane.community_id as "communityId", lane.endpoint_id as "endpointId", lane.lease_token as token,
      lane.send_limit as "sendLimit"`.execute(trx);
  return rows;
}

/** Holds a lease for longer; false when it ran out and another process has it. */
export async function renewLease(db: Reader, lease: Lease, leaseMs: number): Promise<boolean> {
  return (await db.first(renewal, { ...lease, leaseMs })) !== undefined;
}

const renewal = preparedQuery('deliveries.renewLease', (p: Lease & { leaseMs: number }) =>
  build
    .updateTable('app.delivery_lane')
    .set({ leased_until: sql<string>`clock_timestamp() + ${p.leaseMs}::float8 * interval '1 millisecond'` })
    .where('community_id', '=', p.communityId)
    .where('endpoint_id', '=', p.endpointId)
    .where('lease_token', '=', p.token)
    .returning('endpoint_id'),
);

/** Gives a lease back, if it is still held. */
export async function releaseLease(db: Reader, lease: Lease): Promise<void> {
  await db.all(release, lease);
}

const release = preparedQuery('deliveries.releaseLease', (p: Lease) =>
  build
    .updateTable('app.delivery_lane')
    .set({ lease_token: null, leased_until: null })
    .where('community_id', '=', p.communityId)
    .where('endpoint_id', '=', p.endpointId)
    .where('lease_token', '=', p.token),
);

/** Where an endpoint's deliveries are sent now, and whether they are. */
export interface LaneTarget {
  url: string;
  format: 'JSON' | 'FORM' | 'XML';
  secretSealed: string;
  formerSecretSealed: string | null;
  formerSecretUntil: string | null;
  basicSealed: string | null;
  kind: 'WEBHOOK' | 'SERVER_TO_SERVER';
  /** Empty: no one gets mails of failures. */
  notificationEmail: string;
  enabled: boolean;
  /** Until when the endpoint rests, because nothing arrives. */
  retryAt: string | null;
  /** The replay that has not ended: whether it runs, and what becomes of new events. */
  replayStatus: 'RUNNING' | 'PAUSED' | 'STOPPED' | null;
  newEvents: 'WAIT' | 'GO_BESIDE' | null;
  nextEventAt: string | null;
  eventsPerMinute: number | null;
}

const target = preparedSql(
  'deliveries.target',
  (p: Lease & { leaseMs: number }) => sql<LaneTarget>`
    with held as (
      update app.delivery_lane lane
      set leased_until = clock_timestamp() + ${p.leaseMs}::float8 * interval '1 millisecond'
      where community_id = ${p.communityId} and endpoint_id = ${p.endpointId} and lease_token = ${p.token}
      returning community_id, endpoint_id, retry_at
    )
    select endpoint.url, endpoint.format, endpoint.secret_sealed as "secretSealed",
      endpoint.former_secret_sealed as "formerSecretSealed", endpoint.former_secret_until as "formerSecretUntil",
      endpoint.basic_sealed as "basicSealed", endpoint.kind, endpoint.notification_email as "notificationEmail",
      ${sendsNow} as enabled,
      held.retry_at as "retryAt", replay.status as "replayStatus", replay.new_events as "newEvents",
      replay.next_event_at as "nextEventAt", replay.events_per_minute as "eventsPerMinute"
    from held join app.webhook_endpoint endpoint
        on endpoint.community_id = held.community_id and endpoint.id = held.endpoint_id
      left join app.webhook_replay replay
        on replay.community_id = held.community_id and replay.endpoint_id = held.endpoint_id and replay.ended_at is null`,
);

/**
 * Holds a lease for longer and returns where its deliveries go; undefined when another process has it. The lane is
 * locked until the transaction ends: those who change its deliveries lock it before them.
 */
export const holdLane = (trx: WriteTransaction, lease: Lease, leaseMs: number): Promise<LaneTarget | undefined> =>
  trx.first(target, { ...lease, leaseMs });

/** A delivery that is next to be sent, with what sending needs. */
export interface DueDelivery {
  deliveryId: number;
  /** What it is about: deliveries of the same object go out one after the other. */
  objectKey: string;
  attempts: number;
  createdAt: string;
  replayId: number | null;
  eventKey: string;
  body: string;
}

/** Deliveries of one object that are taken at once; with more, the others would wait behind a busy object. */
const OF_AN_OBJECT = 10;

// A delivery that is due before one of its object that is not, or that comes after many of its object, is put off:
// then what is left is in order, and neither it nor what waits behind it is looked at again before it is due
const dueDeliveries = preparedSql(
  'deliveries.due',
  (p: {
    communityId: number;
    endpointId: number;
    now: Date;
    taken: readonly number[];
    limit: number;
  }) => sql<DueDelivery>`
    with due as materialized (
      select id, object_key, due_at from app.delivery
      where community_id = ${p.communityId} and endpoint_id = ${p.endpointId}
        and finished_at is null and replay_id is null and due_at <= ${p.now}::timestamptz
        and id <> all (${p.taken}::bigint[])
      order by due_at, id limit ${p.limit}
    ), compared as (
      select due.*, before.due_at as before_at,
        row_number() over of_object > ${OF_AN_OBJECT} and count(*) over () >= ${p.limit} as is_many
      from due left join lateral (
        select due_at from app.delivery
        where community_id = ${p.communityId} and endpoint_id = ${p.endpointId} and object_key = due.object_key
          and finished_at is null and replay_id is null and id < due.id
        order by id desc limit 1
      ) before on true
      window of_object as (partition by object_key order by id)
    ), judged as (
      select id, bool_or(coalesce(before_at > due_at, false) or is_many) over of_object as is_early,
        greatest(max(before_at) over of_object, due_at, case when is_many then ${p.now}::timestamptz end) as due_at
      from compared window of_object as (partition by object_key order by id)
    ), put_off as (
      update app.delivery set due_at = judged.due_at from judged
      where delivery.community_id = ${p.communityId} and delivery.id = judged.id and judged.is_early
    )
    select delivery.id as "deliveryId", delivery.object_key as "objectKey", delivery.attempts,
      delivery.created_at as "createdAt", null as "replayId", event.key as "eventKey", event.body
    from judged
      join app.delivery on delivery.community_id = ${p.communityId} and delivery.id = judged.id
      join app.event on event.community_id = delivery.community_id and event.id = delivery.event_id
    where not judged.is_early order by judged.due_at, judged.id`,
);

/**
 * Up to `limit` new deliveries that are due and not `taken`, those of an object in the order of its events. The lane
 * must be held in the same transaction (`holdLane`).
 */
export const takeDueDeliveries = (
  trx: WriteTransaction,
  criteria: { communityId: number; endpointId: number; now: Date; taken: readonly number[]; limit: number },
): Promise<DueDelivery[]> => trx.all(dueDeliveries, criteria);

const replayHead = preparedQuery('deliveries.replayHead', (p: { communityId: number; endpointId: number }) =>
  build
    .selectFrom('app.webhook_replay as replay')
    .innerJoin('app.webhook_endpoint as endpoint', (join) =>
      join.onRef('endpoint.community_id', '=', 'replay.community_id').onRef('endpoint.id', '=', 'replay.endpoint_id'),
    )
    .innerJoin('app.delivery as delivery', (join) =>
      join.onRef('delivery.community_id', '=', 'replay.community_id').onRef('delivery.replay_id', '=', 'replay.id'),
    )
    .innerJoin('app.event as event', (join) =>
      join.onRef('event.community_id', '=', 'delivery.community_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .select([
      'delivery.id as deliveryId',
      'delivery.object_key as objectKey',
      'delivery.attempts',
      'delivery.created_at as createdAt',
      'replay.id as replayId',
      'event.key as eventKey',
      'event.body',
      'replay.next_event_at as nextEventAt',
      'replay.events_per_minute as eventsPerMinute',
    ])
    .where('replay.community_id', '=', p.communityId)
    .where('replay.endpoint_id', '=', p.endpointId)
    .where('replay.ended_at', 'is', null)
    .where('replay.status', '=', 'RUNNING')
    .where('endpoint.enabled', '=', true)
    .where('delivery.finished_at', 'is', null)
    .orderBy('delivery.id')
    .limit(1),
);

/** The next delivery of the running replay of an enabled endpoint, due from `nextEventAt`. */
export const findReplayHead = (db: Reader, lane: { communityId: number; endpointId: number }) =>
  db.first(replayHead, lane);
