import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** Gives up what waits for endpoints that are switched off and has waited for too long; answers how many. */
export async function giveUpHeld(trx: WriteTransaction, before: Date, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with held as (
      select delivery.community_id, delivery.id
      from app.delivery join app.webhook_endpoint endpoint
        on endpoint.community_id = delivery.community_id and endpoint.id = delivery.endpoint_id and not endpoint.enabled
      where delivery.finished_at is null and delivery.replay_id is null
        and delivery.created_at < ${before.toISOString()}::timestamptz
      for no key update of delivery skip locked
    )
    update app.delivery
    set status = 'FAILED', finished_at = ${now.toISOString()}::timestamptz, last_error = 'The endpoint was switched off.'
    from held where delivery.community_id = held.community_id and delivery.id = held.id`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Cancels replays that were paused or stopped, or whose endpoint was switched off, before the given moment. */
export async function cancelHeldReplays(trx: WriteTransaction, before: Date, now: Date): Promise<void> {
  await sql`
    with held as (
      update app.webhook_replay replay
      set status = 'CANCELLED', ended_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz,
        version = replay.version + 1
      from app.webhook_endpoint endpoint
      where endpoint.community_id = replay.community_id and endpoint.id = replay.endpoint_id and replay.ended_at is null
        and (replay.status in ('PAUSED', 'STOPPED') and replay.updated_at < ${before.toISOString()}::timestamptz
          or endpoint.disabled_at < ${before.toISOString()}::timestamptz)
      returning replay.community_id, replay.id
    )
    update app.delivery set status = 'CANCELLED', finished_at = ${now.toISOString()}::timestamptz
    from held where delivery.community_id = held.community_id and delivery.replay_id = held.id
      and delivery.finished_at is null`.execute(trx);
}

/** Removes replays that ended before the given moment, with their deliveries. */
export async function deleteOldReplays(trx: WriteTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('app.webhook_replay').where('ended_at', '<', before.toISOString()).execute();
}

/**
 * Removes up to `limit` old events that no one waits for, with their deliveries. Returns how many, so that the caller
 * goes on until there are none.
 */
export async function deleteOldEvents(trx: WriteTransaction, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with old as (
      select community_id, id from app.event
      where occurred_at < ${before.toISOString()}::timestamptz
        and not exists (select from app.delivery where delivery.community_id = event.community_id
          and delivery.event_id = event.id and (delivery.finished_at is null or delivery.created_at >= ${before.toISOString()}::timestamptz))
      order by occurred_at limit ${limit}
    ), gone as (
      delete from app.event using old where event.community_id = old.community_id and event.id = old.id returning 1
    ) select count(*) as removed from gone`.execute(trx);
  return rows[0]?.removed ?? 0;
}

/** Removes endpoints that were deleted and have no deliveries any more. */
export async function deleteEmptiedEndpoints(trx: WriteTransaction): Promise<void> {
  await sql`
    delete from app.webhook_endpoint endpoint
    where deleted_at is not null and not exists (select from app.delivery
      where delivery.community_id = endpoint.community_id and delivery.endpoint_id = endpoint.id)`.execute(trx);
}

/** Makes and drops the month partitions of attempts; answers how many were dropped. Days as yyyy-mm-dd. */
export async function turnAttemptPartitions(
  trx: WriteTransaction,
  { keepFrom, firstDay, lastDay }: { keepFrom: string; firstDay: string; lastDay: string },
): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    select app.turn_delivery_attempts(${keepFrom}::date, ${firstDay}::date, ${lastDay}::date) as dropped`.execute(trx);
  return rows[0]?.dropped ?? 0;
}
