import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** An event as it is kept. */
export interface NewEvent {
  communityId: number;
  /** What receivers know it by. */
  key: string;
  type: string;
  objectType: string;
  objectId: string;
  /** The text that is sent. */
  body: string;
  occurredAt: Date;
}

// One statement: an event costs the change that emits it one round trip. Nothing is returned by the insertions, so that
// people who may not see events can cause them.
const emission = preparedQuery('deliveries.emit', (event: NewEvent) =>
  build
    .with('next', (db) => db.selectNoFrom(sql<number>`nextval('app.event_id_seq')`.as('id')))
    .with('event', (db) =>
      db
        .insertInto('app.event')
        .columns(['community_id', 'id', 'key', 'type', 'object_type', 'object_id', 'body', 'occurred_at'])
        .expression((eb) =>
          eb
            .selectFrom('next')
            .select([
              sql<number>`${event.communityId}::bigint`.as('community_id'),
              'next.id',
              sql<string>`${event.key}::text`.as('key'),
              sql<string>`${event.type}::text`.as('type'),
              sql<string>`${event.objectType}::text`.as('object_type'),
              sql<string>`${event.objectId}::text`.as('object_id'),
              sql<string>`${event.body}::text`.as('body'),
              sql<string>`${event.occurredAt}::timestamptz`.as('occurred_at'),
            ]),
        ),
    )
    .insertInto('app.delivery')
    .columns(['community_id', 'endpoint_id', 'event_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom(['next', 'app.webhook_endpoint as endpoint'])
        .select([
          'endpoint.community_id',
          'endpoint.id',
          'next.id as event_id',
          sql<string>`${event.occurredAt}::timestamptz`.as('created_at'),
        ])
        .where('endpoint.community_id', '=', event.communityId)
        .where('endpoint.enabled', '=', true)
        .where(sql<boolean>`(endpoint.all_events or ${event.type}::text = any(endpoint.event_types))`),
    ),
);

/** Keeps an event, and a delivery of it for every enabled endpoint that asked for its kind. */
export async function insertEvent(trx: WriteTransaction, event: NewEvent): Promise<void> {
  await trx.all(emission, event);
}

/** Keeps an event for one endpoint only; answers the id of its delivery. */
export async function insertEventFor(trx: WriteTransaction, endpointId: number, event: NewEvent): Promise<number> {
  const { id: eventId } = await trx
    .insertInto('app.event')
    .values({
      community_id: event.communityId,
      key: event.key,
      type: event.type,
      object_type: event.objectType,
      object_id: event.objectId,
      body: event.body,
      occurred_at: event.occurredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return insertDelivery(trx, { communityId: event.communityId, endpointId, eventId, replayOf: null }, event.occurredAt);
}

/** Adds a delivery at the end of an endpoint's; answers its id. */
export async function insertDelivery(
  trx: WriteTransaction,
  delivery: { communityId: number; endpointId: number; eventId: number; replayOf: number | null },
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.delivery')
    .values({
      community_id: delivery.communityId,
      endpoint_id: delivery.endpointId,
      event_id: delivery.eventId,
      replay_of: delivery.replayOf,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
