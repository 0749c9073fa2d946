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
 * database's time, like heartbeats. Those that waited longest come first.
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
      where (lane.leased_until is null or lane.leased_until < clock_timestamp())
        and (lane.retry_at is null or lane.retry_at <= ${now.toISOString()}::timestamptz)
        and exists (select from app.delivery where delivery.community_id = lane.community_id
          and delivery.endpoint_id = lane.endpoint_id and delivery.finished_at is null)
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

const head = preparedQuery('deliveries.head', (p: { communityId: number; endpointId: number }) =>
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
    .select([
      'delivery.community_id as communityId',
      'delivery.endpoint_id as endpointId',
      'delivery.id as deliveryId',
      'delivery.attempts',
      'delivery.created_at as createdAt',
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
    ])
    .where('delivery.community_id', '=', p.communityId)
    .where('delivery.endpoint_id', '=', p.endpointId)
    .where('delivery.finished_at', 'is', null)
    .where('endpoint.enabled', '=', true)
    .orderBy('delivery.id')
    .limit(1),
);

/** The first delivery that waits for an enabled endpoint, with everything that sending it needs. */
export const findHead = (db: Reader, lane: { communityId: number; endpointId: number }) => db.first(head, lane);

export type DeliveryHead = NonNullable<Awaited<ReturnType<typeof findHead>>>;
