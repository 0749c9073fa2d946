import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

interface ReplayKey {
  communityId: number;
  replayId: number;
}

const replayOf = (trx: WriteTransaction, { communityId, replayId }: ReplayKey) =>
  trx
    .updateTable('app.webhook_replay')
    .where('community_id', '=', communityId)
    .where('id', '=', replayId)
    .where('ended_at', 'is', null);

/** When a replay may send its next event. Its row is locked before its deliveries, as by those who change it. */
export async function pushReplay(trx: WriteTransaction, key: ReplayKey, nextEventAt: Date): Promise<void> {
  await replayOf(trx, key).set({ next_event_at: nextEventAt }).execute();
}

/** Completes a replay whose last event was delivered. */
export async function completeReplay(trx: WriteTransaction, key: ReplayKey, now: Date): Promise<void> {
  await replayOf(trx, key)
    .set({ status: 'COMPLETED', ended_at: now, updated_at: now, version: sql<number>`version + 1` })
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('app.delivery')
            .select('id')
            .where('community_id', '=', key.communityId)
            .where('replay_id', '=', key.replayId)
            .where('finished_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Stops a running replay because an event could not be delivered; false when it was paused or had ended meanwhile. */
export async function stopReplay(trx: WriteTransaction, key: ReplayKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await replayOf(trx, key)
    .set({ status: 'STOPPED', updated_at: now, version: sql<number>`version + 1` })
    .where('status', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
