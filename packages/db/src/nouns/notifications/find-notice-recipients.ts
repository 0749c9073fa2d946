import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const query = preparedQuery(
  'notifications.recipients',
  ({ communityId, ids }: { communityId: number; ids: readonly number[] }) =>
    build
      .selectFrom('app.business')
      .select(['id as businessId', 'name'])
      .select(sql<string>`coalesce(nullif(notification_email, ''), contact_email)`.as('email'))
      .where('community_id', '=', communityId)
      .where(sql<boolean>`id = any (${ids}::bigint[])`),
);

/** Where businesses get their notices: the notification address, else that of the contact; empty: nowhere. */
export async function findNoticeRecipients(
  db: Reader,
  communityId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { name: string; email: string }>> {
  const rows = await db.all(query, { communityId, ids });
  return new Map(rows.map(({ businessId, name, email }) => [businessId, { name, email }]));
}
