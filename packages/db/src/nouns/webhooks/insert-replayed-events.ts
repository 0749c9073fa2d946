import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Which events are sent to an endpoint again. */
export interface ReplayChoice {
  communityId: number;
  endpointId: number;
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  until: Date;
  eventTypes: readonly string[];
  /** Without those that the endpoint has received. */
  isUndelivered: boolean;
}

// Pending events are on their way already
const chosen = (p: ReplayChoice) => sql`
  from app.event
  where event.community_id = ${p.communityId} and event.occurred_at >= ${p.from} and event.occurred_at < ${p.until}
    and event.type = any (${p.eventTypes}::text[])
    and not exists (select from app.delivery
      where delivery.community_id = event.community_id and delivery.event_id = event.id
        and delivery.endpoint_id = ${p.endpointId}
        and (delivery.finished_at is null or ${p.isUndelivered}::boolean and delivery.status = 'DELIVERED'))`;

/** Events of a kind that a choice finds. */
export interface EventsOfType {
  eventType: string;
  eventsCount: number;
  firstAt: string;
  lastAt: string;
}

const counted = preparedSql(
  'webhooks.countReplayed',
  (p: ReplayChoice & { limit: number }) => sql<EventsOfType>`
    select type as "eventType", count(*) as "eventsCount", min(occurred_at) as "firstAt", max(occurred_at) as "lastAt"
    from (select event.type, event.occurred_at ${chosen(p)} limit ${p.limit}) found
    group by type order by count(*) desc, type`,
);

/** How many events a choice finds, by kind, the most frequent first; no more than `limit` are looked at. */
export const countReplayedEvents = (db: Reader, choice: ReplayChoice & { limit: number }): Promise<EventsOfType[]> =>
  db.all(counted, choice);

const insertion = preparedSql(
  'webhooks.insertReplayed',
  (p: ReplayChoice & { replayId: number; now: Date }) => sql`
    insert into app.delivery (community_id, endpoint_id, event_id, object_key, replay_id, created_at, due_at)
    select event.community_id, ${p.endpointId}, event.id, event.object_type || ' ' || event.object_id, ${p.replayId},
      ${p.now}::timestamptz, ${p.now}::timestamptz ${chosen(p)} order by event.id`,
);

/** Adds a delivery of each chosen event to a replay, in the order in which they occurred. */
export const insertReplayedEvents = (
  trx: WriteTransaction,
  choice: ReplayChoice & { replayId: number; now: Date },
): Promise<unknown> => trx.write(insertion, choice);
