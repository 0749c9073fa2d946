import type { WebhookReplayStatus } from '@quickportal/contracts/rules/states/delivery';
import { sql } from 'kysely';
import { written, type FieldsOf } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { replayChoiceColumns, type ReplayRecord } from './webhook-replay.ts';

export type NewReplay = FieldsOf<typeof replayChoiceColumns, ReplayRecord>;

/** Starts a replay without events; answers its id, or undefined where the endpoint has one that has not ended. */
export async function insertReplay(trx: WriteTransaction, replay: NewReplay, now: Date): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('app.webhook_replay')
    .values({
      ...written(replayChoiceColumns, replay),
      status: 'RUNNING',
      next_event_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'endpoint_id']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

interface ReplayKey {
  communityId: number;
  replayId: number;
}

/** Writes the status of a replay that the caller has locked; cancelled: its pending deliveries as well. */
export async function setReplayStatus(
  trx: WriteTransaction,
  { communityId, replayId }: ReplayKey,
  status: WebhookReplayStatus,
  now: Date,
): Promise<void> {
  const isCancelled = status === 'CANCELLED';
  await trx
    .updateTable('app.webhook_replay')
    .set({ status, updated_at: now, version: sql<number>`version + 1`, ...(isCancelled && { ended_at: now }) })
    .where('community_id', '=', communityId)
    .where('id', '=', replayId)
    .execute();
  if (!isCancelled) return;
  await trx
    .updateTable('app.delivery')
    .set({ status, finished_at: now })
    .where('community_id', '=', communityId)
    .where('replay_id', '=', replayId)
    .where('finished_at', 'is', null)
    .execute();
}
