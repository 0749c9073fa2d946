import type { ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import type { ServiceMessageDirection } from '@quickportal/contracts/service-messages/service-message';
import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { newDetailColumns, newMessageColumns } from './read-service-messages.ts';

/** What passed, or is to pass, between us and another system. Texts are without secrets already. */
export interface NewServiceMessage {
  /** Null: what the platform does for all communities. */
  communityId: number | null;
  businessId: number | null;
  doctypeCode: string;
  direction: ServiceMessageDirection;
  status: ServiceMessageStatus;
  summary: string;
  objectType: string | null;
  objectId: number | null;
  /** JSON text. */
  parameters: string;
  payload: string | null;
  errorText: string;
  createdByUserId: number | null;
}

const isFinal = (status: ServiceMessageStatus): boolean => status === 'DELIVERED' || status === 'FAILED';

/** Keeps a service message; answers its id. */
export async function insertServiceMessage(
  trx: WriteTransaction,
  message: NewServiceMessage,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.service_message')
    .values({
      ...written({ ...newMessageColumns, ...newDetailColumns, createdByUserId: 'created_by_user_id' }, message),
      attempts: message.status === 'QUEUED' ? 0 : 1,
      created_at: now,
      updated_at: now,
      finished_at: isFinal(message.status) ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The status of a service message, which no one else changes until the transaction ends. */
export async function lockServiceMessage(trx: WriteTransaction, id: number): Promise<ServiceMessageStatus | undefined> {
  const row = await trx
    .selectFrom('app.service_message')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.status;
}

/** Moves a service message on; sending counts as an attempt. */
export async function updateServiceMessage(
  trx: WriteTransaction,
  id: number,
  change: { status: ServiceMessageStatus; errorText: string; nextAttemptAt: Date | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.service_message')
    .set({
      status: change.status,
      error_text: change.errorText,
      next_attempt_at: change.nextAttemptAt,
      updated_at: now,
      finished_at: isFinal(change.status) ? now : null,
      version: sql<number>`version + 1`,
    })
    .$if(change.status === 'SENDING', (update) => update.set({ attempts: sql<number>`attempts + 1` }))
    .where('id', '=', id)
    .execute();
}

/** Notes what a service did, in one line and line by line. Texts are without secrets already. */
export async function updateServiceMessageDocument(
  trx: WriteTransaction,
  id: number,
  { summary, payload }: { summary: string; payload: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.service_message')
    .set({ summary, payload, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Removes up to `limit` service messages that ended before; answers how many. */
export async function deleteOldServiceMessages(trx: WriteTransaction, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with old as (
      select id from app.service_message
      where created_at < ${before.toISOString()}::timestamptz and finished_at < ${before.toISOString()}::timestamptz
      order by created_at, id limit ${limit}
    ), gone as (delete from app.service_message using old where service_message.id = old.id returning 1)
    select count(*) as removed from gone`.execute(trx);
  return rows[0]?.removed ?? 0;
}
