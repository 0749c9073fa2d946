import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** The right to send what waits for one endpoint, until it is given back or has run out. */
export interface Lease {
  communityId: number;
  endpointId: number;
  token: string;
}

/**
 * Takes up to `limit` endpoints that have something due and that no one else sends to. Leases are told in the
 * database's time, like heartbeats. Those that waited longest come first. What is due: the next event of a running
 * replay, and new events unless they wait for a replay or for a retry.
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
        on endpoint.community_id = lane.community_id and endpoint.id = lane.endpoint_id and endpoint.enabled
      left join app.webhook_replay replay
        on replay.community_id = lane.community_id and replay.endpoint_id = lane.endpoint_id and replay.ended_at is null
      where (lane.leased_until is null or lane.leased_until < clock_timestamp())
        and (
          replay.status = 'RUNNING' and replay.next_event_at <= ${now.toISOString()}::timestamptz
          or replay.new_events is distinct from 'WAIT'
            and (lane.retry_at is null or lane.retry_at <= ${now.toISOString()}::timestamptz)
            and exists (select from app.delivery where delivery.community_id = lane.community_id
              and delivery.endpoint_id = lane.endpoint_id and delivery.finished_at is null and delivery.replay_id is null)
        )
      order by lane.retry_at nulls last, lane.last_success_at nulls first
      limit ${limit} for no key update of lane skip locked
    )
    update app.delivery_lane lane
    set lease_token = ${token}, leased_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due where lane.community_id = due.community_id and lane.endpoint_id = due.endpoint_id
    returning lane.community_id as "communityId", lane.endpoint_id as "endpointId", lane.lease_token as token`.execute(
    trx,
  );
  return rows;
}

/** Holds a lease for longer; false when it ran out and another user has it. */
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

interface Lane {
  communityId: number;
  endpointId: number;
}

const pending = (p: Lane) =>
  build
    .selectFrom('app.delivery as delivery')
    .innerJoin('app.event as event', (join) =>
      join.onRef('event.community_id', '=', 'delivery.community_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .innerJoin('app.webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.community_id', '=', 'delivery.community_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .innerJoin('app.delivery_lane as lane', (join) =>
      join
        .onRef('lane.community_id', '=', 'delivery.community_id')
        .onRef('lane.endpoint_id', '=', 'delivery.endpoint_id'),
    )
    .leftJoin('app.webhook_replay as replay', (join) =>
      join
        .onRef('replay.community_id', '=', 'endpoint.community_id')
        .onRef('replay.endpoint_id', '=', 'endpoint.id')
        .on('replay.ended_at', 'is', null),
    )
    .select([
      'delivery.community_id as communityId',
      'delivery.endpoint_id as endpointId',
      'delivery.id as deliveryId',
      'delivery.attempts',
      'delivery.created_at as createdAt',
      'delivery.replay_id as replayId',
      'event.key as eventKey',
      'event.body',
      'endpoint.url',
      'endpoint.format',
      'endpoint.secret_sealed as secretSealed',
      'endpoint.former_secret_sealed as formerSecretSealed',
      'endpoint.former_secret_until as formerSecretUntil',
      'endpoint.basic_sealed as basicSealed',
      'endpoint.notification_email as notificationEmail',
      'lane.failures',
      'lane.failing_since as failingSince',
      'lane.retry_at as retryAt',
      'replay.next_event_at as nextEventAt',
      'replay.events_per_minute as eventsPerMinute',
    ])
    .where('delivery.community_id', '=', p.communityId)
    .where('delivery.endpoint_id', '=', p.endpointId)
    .where('delivery.finished_at', 'is', null)
    .where('endpoint.enabled', '=', true)
    .orderBy('delivery.id')
    .limit(1);

const head = preparedQuery('deliveries.head', (p: Lane) =>
  pending(p)
    .where('delivery.replay_id', 'is', null)
    .where(sql<boolean>`replay.new_events is distinct from 'WAIT'`),
);
const replayHead = preparedQuery('deliveries.replayHead', (p: Lane) =>
  pending(p).whereRef('delivery.replay_id', '=', 'replay.id').where('replay.status', '=', 'RUNNING'),
);

/** The first new delivery that waits for an enabled endpoint, unless a replay keeps it back; with all that sending needs. */
export const findHead = (db: Reader, lane: Lane) => db.first(head, lane);

/** The next delivery of the running replay of an enabled endpoint, due from `nextEventAt`. */
export const findReplayHead = (db: Reader, lane: Lane) => db.first(replayHead, lane);

export type DeliveryHead = NonNullable<Awaited<ReturnType<typeof findHead>>>;
