import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

export interface NewNotice {
  communityId: number;
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

/**
 * Keeps a notice, unless there is one with its key; answers its id then. Nothing is read back, so that people who may
 * not see notices can cause them.
 */
export async function insertNotice(trx: WriteTransaction, notice: NewNotice, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select nextval('app.notification_id_seq') as id`.execute(trx);
  const id = rows[0]?.id ?? 0;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('app.notification')
    .values({
      community_id: notice.communityId,
      id,
      key: notice.key,
      kind: notice.kind,
      channel: notice.channel,
      business_id: notice.businessId,
      customer_id: notice.customerId,
      user_id: notice.userId,
      recipient: notice.recipient,
      subject: notice.subject,
      status: notice.suppressed === null ? 'QUEUED' : 'SUPPRESSED',
      reason: notice.suppressed ?? '',
      created_at: now,
      finished_at: notice.suppressed === null ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? id : undefined;
}

interface Named {
  communityId: number;
  notificationId: number;
}

/** TAKEN: it is yours to send for a while. BUSY: another job sends it. DONE: it needs no sending. */
export type Claim = { state: 'TAKEN'; attempts: number } | { state: 'BUSY' } | { state: 'DONE' };

/** Takes a notice for sending; of two jobs that do so at once one gets it. Leases run in the database's time. */
export async function claimNotice(trx: WriteTransaction, { communityId, notificationId }: Named): Promise<Claim> {
  const taken = await trx
    .updateTable('app.notification')
    .set({ status: 'SENDING', attempts: sql<number>`attempts + 1` })
    .set({ sending_until: sql<string>`clock_timestamp() + interval '2 minutes'` })
    .where('community_id', '=', communityId)
    .where('id', '=', notificationId)
    .where(sql<boolean>`(status = 'QUEUED' or (status = 'SENDING' and sending_until < clock_timestamp()))`)
    .returning('attempts')
    .executeTakeFirst();
  if (taken) return { state: 'TAKEN', attempts: taken.attempts };
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
  { communityId, notificationId }: Named,
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

/** Removes notices that are older; answers how many. */
export async function deleteOldNotices(trx: WriteTransaction, before: Date): Promise<number> {
  const removed = await trx
    .deleteFrom('app.notification')
    .where('created_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
