import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const columns = {
  endpointId: 'id',
  enabled: 'enabled',
  url: 'url',
  format: 'format',
  eventTypes: 'event_types',
  failureNotificationEmail: 'notification_email',
  disabledReason: 'disabled_reason',
  secretSealed: 'secret_sealed',
  basicSealed: 'basic_sealed',
  version: 'version',
} as const satisfies ColumnMap;

const select = () =>
  build
    .selectFrom('app.webhook_endpoint as endpoint')
    .innerJoin('app.delivery_lane as lane', (join) =>
      join.onRef('lane.community_id', '=', 'endpoint.community_id').onRef('lane.endpoint_id', '=', 'endpoint.id'),
    )
    .select(selected('endpoint', columns))
    .select('lane.failures')
    .where('endpoint.kind', '=', 'SERVER_TO_SERVER')
    .where('endpoint.deleted_at', 'is', null);

const byCommunity = ({ communityId }: { communityId: number }) =>
  select().where('endpoint.community_id', '=', communityId);
const single = queryByKey('notificationSettings.get', byCommunity);
const locked = preparedQuery('notificationSettings.lock', (p: { communityId: number }) =>
  byCommunity(p).forNoKeyUpdate('endpoint'),
);

/** The endpoint that server to server notifications are sent to. */
export type NotificationSettings = Selected<ReturnType<typeof select>>;

export const getNotificationSettings = (db: Reader, communityId: number): Promise<NotificationSettings | undefined> =>
  db.first(single, { communityId });

/** The same, and no one else changes it until the transaction ends. */
export const lockNotificationSettings = (db: Reader, communityId: number): Promise<NotificationSettings | undefined> =>
  db.first(locked, { communityId });
