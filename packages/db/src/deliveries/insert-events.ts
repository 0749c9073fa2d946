import { sql } from 'kysely';
import { preparedSql } from '../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { sendsNow } from './lock-lanes.ts';

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
  /** Any of these rights opens the text; null: none is needed. */
  neededRights: readonly string[] | null;
  occurredAt: Date;
  /** The request that caused it; null: none did. */
  requestId: string | null;
}

// One statement for any number of events. Nothing is returned by the insertions, so that people who may not see events
// can cause them
const emission = preparedSql(
  'deliveries.emit',
  ({ rows }: { rows: RowSetText }) => sql`
    with given as materialized (
      select nextval('app.event_id_seq') as id, given.*
      from ${rowSet(
        rows,
        `"communityId" bigint, key text, type text, "objectType" text, "objectId" text, body text,
        "neededRights" text[], "occurredAt" timestamptz, "requestId" text`,
      )}
    ),
    event as (
      insert into app.event (community_id, id, key, type, object_type, object_id, body, needed_rights, occurred_at,
        request_id)
      select "communityId", id, key, type, "objectType", "objectId", body, "neededRights", "occurredAt", "requestId"
      from given order by id
    )
    insert into app.delivery (community_id, endpoint_id, event_id, object_key, created_at, due_at)
    select endpoint.community_id, endpoint.id, given.id, given."objectType" || ' ' || given."objectId",
      given."occurredAt", given."occurredAt"
    from given join app.webhook_endpoint endpoint on endpoint.community_id = given."communityId"
    where ${sendsNow} and (endpoint.all_events or given.type = any(endpoint.event_types))
    order by given.id`,
);

/** Keeps events in this order, and a delivery of each for every enabled endpoint that asked for its kind. */
export async function insertEvents(trx: WriteTransaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await trx.write(emission, { rows: rowSetText(events) });
}

/** Keeps an event without any delivery; returns its id. */
export async function insertEvent(trx: WriteTransaction, event: NewEvent): Promise<number> {
  const { id } = await trx
    .insertInto('app.event')
    .values({
      community_id: event.communityId,
      key: event.key,
      type: event.type,
      object_type: event.objectType,
      object_id: event.objectId,
      body: event.body,
      needed_rights: event.neededRights === null ? null : [...event.neededRights],
      occurred_at: event.occurredAt,
      request_id: event.requestId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps an event for one endpoint only; answers the id of its delivery. */
export async function insertEventFor(trx: WriteTransaction, endpointId: number, event: NewEvent): Promise<number> {
  const eventId = await insertEvent(trx, event);
  const objectKey = `${event.objectType} ${event.objectId}`;
  const delivery = { communityId: event.communityId, endpointId, eventId, objectKey, replayOf: null };
  return insertDelivery(trx, delivery, event.occurredAt);
}

interface NewDelivery {
  communityId: number;
  endpointId: number;
  eventId: number;
  /** What the event is about: deliveries of the same object go out one after the other. */
  objectKey: string;
  replayOf: number | null;
}

/** Adds a delivery behind those of its object; returns its id. */
export async function insertDelivery(trx: WriteTransaction, delivery: NewDelivery, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('app.delivery')
    .values({
      community_id: delivery.communityId,
      endpoint_id: delivery.endpointId,
      event_id: delivery.eventId,
      object_key: delivery.objectKey,
      replay_of: delivery.replayOf,
      created_at: now,
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
