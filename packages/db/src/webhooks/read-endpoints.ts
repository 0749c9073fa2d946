import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

const select = () =>
  build
    .selectFrom('app.webhook_endpoint as endpoint')
    .innerJoin('app.delivery_lane as lane', (join) =>
      join.onRef('lane.community_id', '=', 'endpoint.community_id').onRef('lane.endpoint_id', '=', 'endpoint.id'),
    )
    .select([
      'endpoint.id as endpointId',
      'endpoint.url',
      'endpoint.description',
      'endpoint.notification_email as notificationEmail',
      'endpoint.all_events as allEvents',
      'endpoint.event_types as eventTypes',
      'endpoint.enabled',
      'endpoint.disabled_reason as disabledReason',
      'endpoint.disabled_at as disabledAt',
      'endpoint.former_secret_until as formerSecretUntil',
      'endpoint.version',
      'endpoint.created_at as createdAt',
      'lane.failures',
      'lane.retry_at as retryAt',
      'lane.last_success_at as lastSuccessAt',
      'lane.last_failure_at as lastFailureAt',
      sql<number>`(select count(*) from app.delivery where delivery.community_id = endpoint.community_id
        and delivery.endpoint_id = endpoint.id and delivery.finished_at is null)`.as('waiting'),
    ])
    .where('endpoint.kind', '=', 'WEBHOOK')
    .where('endpoint.deleted_at', 'is', null);

const list = preparedQuery('webhooks.list', (p: { communityId: number }) =>
  select().where('endpoint.community_id', '=', p.communityId).orderBy('endpoint.id'),
);
const one = queryByKey('webhooks.get', (p: { communityId: number; endpointId: number }) =>
  select().where('endpoint.community_id', '=', p.communityId).where('endpoint.id', '=', p.endpointId),
);
const locked = preparedQuery('webhooks.lock', (p: { communityId: number; endpointId: number }) =>
  select()
    .where('endpoint.community_id', '=', p.communityId)
    .where('endpoint.id', '=', p.endpointId)
    .forNoKeyUpdate('endpoint'),
);

/** Webhook endpoints of a community, oldest first. */
export const listEndpoints = (db: Reader, communityId: number) => db.all(list, { communityId });

export const getEndpoint = (db: Reader, of: { communityId: number; endpointId: number }) => db.first(one, of);

/** The same, and nobody else changes it until the transaction ends. Events can be emitted meanwhile. */
export const lockEndpoint = (db: Reader, of: { communityId: number; endpointId: number }) => db.first(locked, of);

export type EndpointRow = NonNullable<Awaited<ReturnType<typeof getEndpoint>>>;
