import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

export interface NewNotice {
  communityId: number;
  notificationId: number;
  /** Names the occasion: one notice for each key and channel. */
  key: string;
  kind: string;
  channel: 'EMAIL' | 'SMS';
  businessId: number | null;
  customerId: number | null;
  userId: number | null;
  /** Address; empty where there is none. */
  recipient: string;
  subject: string;
  /** Why it is not sent; null: it is. */
  suppressed: string | null;
}

const nextIds = preparedSql(
  'notifications.next-ids',
  (p: { count: number }) =>
    sql<{ id: number }>`select nextval('app.notification_id_seq') as id from generate_series(1, ${p.count}::int)`,
);

const insertion = preparedSql(
  'notifications.insert',
  (p: { rows: RowSetText; now: Date }) => sql`
    insert into app.notification (community_id, id, key, kind, channel, business_id, customer_id, user_id, recipient, subject,
      status, reason, created_at, finished_at)
    select "communityId", id, key, kind, channel, "businessId", "customerId", "userId", recipient, subject,
      case when suppressed is null then 'QUEUED' else 'SUPPRESSED' end, coalesce(suppressed, ''), ${p.now}::timestamptz,
      case when suppressed is null then null else ${p.now}::timestamptz end
    from ${rowSet(
      p.rows,
      `"communityId" bigint, id bigint, key text, kind text, channel text, "businessId" bigint, "customerId" bigint,
      "userId" bigint, recipient text, subject text, suppressed text`,
    )}
    on conflict do nothing`,
);

const current = preparedQuery('notifications.present', (p: { communityId: number; ids: readonly number[] }) =>
  build
    .selectFrom('app.notification')
    .select('id')
    .where('community_id', '=', p.communityId)
    .where(sql<boolean>`id = any (${p.ids}::bigint[])`),
);

/** Ids for notices about to be kept. */
export const nextNoticeIds = async (trx: WriteTransaction, count: number): Promise<number[]> =>
  (await trx.all(nextIds, { count })).map(({ id }) => id);

/**
 * Keeps notices of one community, each unless there is one with its key; answers the ids of those that were not there.
 * Nothing is read back of one that is kept alone, so that people who may not see notices can cause them.
 */
export async function insertNotices(
  trx: WriteTransaction,
  notices: readonly NewNotice[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const { communityId } = notices[0] ?? {};
  if (communityId === undefined) return new Set();
  const rows = rowSetText(notices.map(({ notificationId: id, ...notice }) => ({ ...notice, id })));
  const kept = await trx.changed(insertion, { rows, now });
  const ids = notices.map(({ notificationId }) => notificationId);
  if (kept === notices.length) return new Set(ids);
  if (kept === 0) return new Set();
  return new Set((await trx.all(current, { communityId, ids })).map(({ id }) => id));
}

interface NoticeKey {
  communityId: number;
  notificationId: number;
}

/** TAKEN: it is yours to send for a while. BUSY: another job sends it. DONE: it needs no sending. */
export type Claim = { state: 'TAKEN'; attempts: number } | { state: 'BUSY' } | { state: 'DONE' };

/** Takes a notice for sending; of two jobs that do so at once one gets it. Leases run in the database's time. */
export async function claimNotice(trx: WriteTransaction, { communityId, notificationId }: NoticeKey): Promise<Claim> {
  const claimed = await trx
    .updateTable('app.notification')
    .set({ status: 'SENDING', attempts: sql<number>`attempts + 1` })
    .set({ sending_until: sql<string>`clock_timestamp() + interval '2 minutes'` })
    .where('community_id', '=', communityId)
    .where('id', '=', notificationId)
    .where(sql<boolean>`(status = 'QUEUED' or (status = 'SENDING' and sending_until < clock_timestamp()))`)
    .returning('attempts')
    .executeTakeFirst();
  if (claimed) return { state: 'TAKEN', attempts: claimed.attempts };
  const found = await trx
    .selectFrom('app.notification')
    .select('status')
    .where('community_id', '=', communityId)
    .where('id', '=', notificationId)
    .executeTakeFirst();
  return { state: found?.status === 'SENDING' ? 'BUSY' : 'DONE' };
}

/** Writes down how sending went. QUEUED: it is tried again. */
export async function finishNotice(
  trx: WriteTransaction,
  { communityId, notificationId }: NoticeKey,
  { status, reason }: { status: 'SENT' | 'FAILED' | 'QUEUED'; reason: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.notification')
    .set({ status, reason, sending_until: null, finished_at: status === 'QUEUED' ? null : now })
    .where('community_id', '=', communityId)
    .where('id', '=', notificationId)
    .execute();
}

const sent = preparedQuery('notifications.sent', (p: { communityId: number; keys: readonly string[] }) =>
  build
    .selectFrom('app.notification')
    .select('key')
    .where('community_id', '=', p.communityId)
    .where(sql<boolean>`key = any (${p.keys}::text[])`)
    .where('status', '<>', 'SUPPRESSED'),
);

/** Those of the keys whose notice was sent or is about to be; not those that were suppressed. */
export const listSentKeys = async (
  trx: WriteTransaction,
  params: { communityId: number; keys: readonly string[] },
): Promise<ReadonlySet<string>> => new Set((await trx.all(sent, params)).map(({ key }) => key));

interface SentNoticeSearch {
  communityId: number;
  customerId: number;
  /** What its key begins with, any of these. */
  occasions: readonly string[];
  since: string;
}

const latest = preparedQuery('notifications.latest', (p: SentNoticeSearch) =>
  build
    .selectFrom('app.notification')
    .select(['recipient', 'created_at as createdAt'])
    .where('community_id', '=', p.communityId)
    .where('customer_id', '=', p.customerId)
    .where(sql<boolean>`exists (select from unnest(${p.occasions}::text[]) occasion where starts_with(key, occasion))`)
    .where('status', '<>', 'SUPPRESSED')
    .where('created_at', '>', p.since)
    .orderBy('id', 'desc')
    .limit(1),
);

/** The latest notice to a customer for these occasions since then that was not suppressed. */
export const findSentNotice = (db: Reader, search: SentNoticeSearch) => db.first(latest, search);

/** Removes notices that are older; answers how many. */
export async function deleteOldNotices(trx: WriteTransaction, before: Date): Promise<number> {
  const removed = await trx
    .deleteFrom('app.notification')
    .where('created_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
