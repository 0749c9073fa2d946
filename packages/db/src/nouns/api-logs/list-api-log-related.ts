import type { ApiLogObject } from '@quickportal/contracts/api-logs/api-log-related';
import type { WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** Things that a call may have named, by type. */
export interface NamedObjects {
  customers: readonly number[];
  receipts: readonly string[];
  schedules: readonly number[];
  agreements: readonly string[];
}

type Row = Omit<ApiLogObject, 'isMade'>;

const objects = preparedSql(
  'apiLogs.objects',
  (p: NamedObjects) => sql<Row>`
    select 'customer' as "objectType", id::text as "objectId", customer_name as name from app.customer
      where id = any (${p.customers}::bigint[])
    union all
    select 'transaction', receipt_number, customer_name from app.transaction
      where receipt_number = any (${p.receipts}::text[])
    union all
    select 'recurring-payment', r.id::text, c.customer_name from app.recurring_payment r
      join app.customer c on c.community_id = r.community_id and c.id = r.customer_id
      where r.id = any (${p.schedules}::bigint[])
    union all
    select 'payto-agreement', agreement_token, description from app.payto_agreement
      where agreement_token = any (${p.agreements}::text[])`,
);

/** Those of the things that are there, in scope. */
export const listApiLogObjects = (db: Reader, named: NamedObjects) => db.all(objects, named);

const deliveries = preparedQuery('apiLogs.deliveries', (p: { requestId: string }) =>
  build
    .selectFrom('app.event as event')
    .innerJoin('app.delivery as delivery', (join) =>
      join.onRef('delivery.community_id', '=', 'event.community_id').onRef('delivery.event_id', '=', 'event.id'),
    )
    .innerJoin('app.webhook_endpoint as endpoint', (join) =>
      join
        .onRef('endpoint.community_id', '=', 'delivery.community_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .select([
      'delivery.id as deliveryId',
      'endpoint.id as endpointId',
      'endpoint.url as endpointUrl',
      'event.type as eventType',
      sql<WebhookDeliveryStatus>`delivery.status`.as('status'),
      'delivery.attempts',
      'delivery.last_status as lastStatus',
      'event.occurred_at as createdDate',
      'delivery.last_attempt_at as lastAttemptDate',
    ])
    .where('event.request_id', '=', p.requestId)
    .orderBy('delivery.id')
    .limit(20),
);

/** Deliveries of the events that a request caused, in the order in which they happened. */
export const listApiLogDeliveries = (db: Reader, requestId: string) => db.all(deliveries, { requestId });
