import { sql } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** What was chosen when it was started. */
export const replayChoiceColumns = {
  communityId: 'community_id',
  endpointId: 'endpoint_id',
  from: 'from_time',
  until: 'until_time',
  eventTypes: 'event_types',
  events: 'events_chosen',
  eventsPerMinute: 'events_per_minute',
  newEvents: 'new_events',
  startedByUserId: 'started_by_user_id',
} as const satisfies ColumnMap;

const columns = {
  ...replayChoiceColumns,
  replayId: 'id',
  status: 'status',
  version: 'version',
  createdAt: 'created_at',
  endedAt: 'ended_at',
} as const satisfies ColumnMap;

const counted = (condition: string) =>
  sql<number>`(select count(*) from app.delivery
    where delivery.community_id = replay.community_id and delivery.replay_id = replay.id and ${sql.raw(condition)})`;
const failed = (column: 'id' | 'last_error') =>
  sql.raw(`(select ${column} from app.delivery where delivery.community_id = replay.community_id
    and delivery.replay_id = replay.id and delivery.finished_at is null and replay.status = 'STOPPED'
    order by delivery.id limit 1)`);

/** Everything a response about a replay needs, without a condition. */
export const selectReplay = () =>
  build
    .selectFrom('app.webhook_replay as replay')
    .leftJoin('app.system_user as u', 'u.id', 'replay.started_by_user_id')
    .select(selected('replay', columns))
    .select([
      sql<string>`coalesce(u.full_name, '')`.as('startedBy'),
      counted('true').as('eventsCount'),
      counted(`delivery.status = 'DELIVERED'`).as('delivered'),
      sql<number | null>`${failed('id')}`.as('failedDeliveryId'),
      sql<string | null>`${failed('last_error')}`.as('lastError'),
    ]);

/** Events that are sent to an endpoint again. */
export type ReplayRecord = Selected<ReturnType<typeof selectReplay>>;
