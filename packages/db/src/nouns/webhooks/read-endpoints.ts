import { sql } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** What people decide about an endpoint. */
export const endpointValueColumns = {
  url: 'url',
  description: 'description',
  notificationEmail: 'notification_email',
  allEvents: 'all_events',
  eventTypes: 'event_types',
} as const satisfies ColumnMap;

const endpointColumns = {
  ...endpointValueColumns,
  endpointId: 'id',
  kind: 'kind',
  enabled: 'enabled',
  disabledReason: 'disabled_reason',
  disabledAt: 'disabled_at',
  formerSecretUntil: 'former_secret_until',
  version: 'version',
  createdAt: 'created_at',
} as const satisfies ColumnMap;

const laneColumns = {
  failures: 'failures',
  lastSuccessAt: 'last_success_at',
  lastFailureAt: 'last_failure_at',
} as const satisfies ColumnMap;

const select = () =>
  build
    .selectFrom('app.webhook_endpoint as endpoint')
    .innerJoin('app.delivery_lane as lane', (join) =>
      join.onRef('lane.community_id', '=', 'endpoint.community_id').onRef('lane.endpoint_id', '=', 'endpoint.id'),
    )
    .select(selected('endpoint', endpointColumns))
    .select(selected('lane', laneColumns))
    .select(
      sql<number>`(select count(*) from app.delivery where delivery.community_id = endpoint.community_id
        and delivery.endpoint_id = endpoint.id and delivery.finished_at is null and delivery.replay_id is null)`.as(
        'waiting',
      ),
    )
    // Of what is due next; null where that has not been attempted yet
    .select(
      sql<string | null>`case when lane.failures > 0 then greatest(lane.retry_at, (
        select case when delivery.due_at > delivery.created_at then delivery.due_at end from app.delivery
        where delivery.community_id = endpoint.community_id and delivery.endpoint_id = endpoint.id
          and delivery.finished_at is null and delivery.replay_id is null
        order by delivery.due_at, delivery.id limit 1)) end`.as('retryAt'),
    )
    .where('endpoint.deleted_at', 'is', null);

const list = preparedQuery('webhooks.list', (p: { communityId: number }) =>
  select().where('endpoint.community_id', '=', p.communityId).where('endpoint.url', '<>', '').orderBy('endpoint.id'),
);
const byId = (p: { communityId: number; endpointId: number }) =>
  select().where('endpoint.community_id', '=', p.communityId).where('endpoint.id', '=', p.endpointId);
const single = queryByKey('webhooks.get', byId);
const locked = preparedQuery('webhooks.lock', (p: Parameters<typeof byId>[0]) => byId(p).forNoKeyUpdate('endpoint'));

/** Endpoints of a community with an address, oldest first: webhooks, and that of server to server notifications. */
export const listEndpoints = (db: Reader, communityId: number) => db.all(list, { communityId });

export const getEndpoint = (db: Reader, key: { communityId: number; endpointId: number }) => db.first(single, key);

/** The same, and no one else changes it until the transaction ends. Events can be emitted meanwhile. */
export const lockEndpoint = (db: Reader, key: { communityId: number; endpointId: number }) => db.first(locked, key);

export type EndpointRecord = Selected<ReturnType<typeof select>>;
