import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** An event that came to the demo's receiver, and the endpoints of its community at that address. */
export interface ReceivedEvent {
  communityId: number;
  eventType: string;
  endpoints: { endpointId: number; sealed: string[] }[];
}

const received = preparedSql(
  'webhooks.receivedEvent',
  (p: { eventKey: string; url: string }) => sql<ReceivedEvent>`
    select event.community_id as "communityId", event.type as "eventType",
      jsonb_agg(jsonb_build_object('endpointId', endpoint.id,
        'sealed', array_remove(array[endpoint.secret_sealed, endpoint.former_secret_sealed], null))) as endpoints
    from app.event join app.webhook_endpoint endpoint on endpoint.community_id = event.community_id
    where event.key = ${p.eventKey} and endpoint.url = ${p.url} and endpoint.deleted_at is null
    group by event.community_id, event.id`,
);

/** The event of a key, if its community has an endpoint at the address. Keys are random: of two communities never the same. */
export const findReceivedEvent = (db: Reader, criteria: { eventKey: string; url: string }) =>
  db.first(received, criteria);
