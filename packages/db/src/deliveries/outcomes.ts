import type { WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { Lease } from './lanes.ts';
import { completeReplay, pushReplay, stopReplay } from './replay-progress.ts';

/** What came of one attempt. */
export interface Attempt {
  communityId: number;
  endpointId: number;
  deliveryId: number;
  attemptedAt: Date;
  durationMs: number;
  /** Null: there was no answer. */
  status: number | null;
  error: string | null;
  /** Beginning of the answer, without secrets. */
  responseBody: string;
  /** The replay it belongs to, and when the next of its events may be sent. */
  replay: { replayId: number; nextEventAt: Date } | null;
}

async function insertAttempt(trx: WriteTransaction, attempt: Attempt): Promise<void> {
  await trx
    .insertInto('app.delivery_attempt')
    .values({
      community_id: attempt.communityId,
      delivery_id: attempt.deliveryId,
      attempted_at: attempt.attemptedAt,
      duration_ms: attempt.durationMs,
      status: attempt.status,
      error: attempt.error,
      response_body: attempt.responseBody,
    })
    .execute();
}

/** The status of a failed delivery, unless it was cancelled meanwhile. */
const whereOpen = (status: 'RETRYING' | 'FAILED', at: Date) => ({
  status: sql<WebhookDeliveryStatus>`case when finished_at is null then ${status} else status end`,
  finished_at: sql<string | null>`coalesce(finished_at, ${status === 'FAILED' ? at.toISOString() : null}::timestamptz)`,
});

/** What was being sent when its replay was cancelled becomes delivered, and stays cancelled where it failed. */
const updateDelivery = (trx: WriteTransaction, attempt: Attempt, status: 'RETRYING' | 'DELIVERED' | 'FAILED') =>
  trx
    .updateTable('app.delivery')
    .set({
      ...(status === 'DELIVERED'
        ? { status, finished_at: attempt.attemptedAt }
        : whereOpen(status, attempt.attemptedAt)),
      attempts: sql<number>`attempts + 1`,
      last_attempt_at: attempt.attemptedAt,
      last_status: attempt.status,
      last_error: attempt.error,
    })
    .where('community_id', '=', attempt.communityId)
    .where('id', '=', attempt.deliveryId)
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('status', '=', 'CANCELLED')]))
    .execute();

/** The receiver has it: also when the lease was lost meanwhile, so that it is not sent once more. */
export async function recordDelivered(trx: WriteTransaction, attempt: Attempt, lease: Lease): Promise<void> {
  const replay = attempt.replay && { communityId: attempt.communityId, ...attempt.replay };
  if (replay) await pushReplay(trx, replay, replay.nextEventAt);
  await insertAttempt(trx, attempt);
  await updateDelivery(trx, attempt, 'DELIVERED');
  if (replay) await completeReplay(trx, replay, attempt.attemptedAt);
  await trx
    .updateTable('app.delivery_lane')
    .set({ failures: 0, failing_since: null, retry_at: null, dead_noticed_at: null })
    .set({ last_success_at: attempt.attemptedAt })
    .where('community_id', '=', lease.communityId)
    .where('endpoint_id', '=', lease.endpointId)
    .where('lease_token', '=', lease.token)
    .execute();
}

/** What is to happen after a failed attempt. */
export interface Consequence {
  isDead: boolean;
  /** When the lane goes on with new events: with this delivery, or where it is dead with the next. */
  retryAt: Date | null;
}

/** What was recorded of a failed attempt. */
interface RecordedFailure {
  /** The first dead delivery since the last success. */
  isFirstDead: boolean;
  /** It stopped a replay. */
  isReplayStopped: boolean;
}

/** Keeps a failed attempt and gives the lease back. Undefined when the lease was lost: then another sender decides. */
export async function recordFailed(
  trx: WriteTransaction,
  attempt: Attempt,
  lease: Lease,
  { isDead, retryAt }: Consequence,
): Promise<RecordedFailure | undefined> {
  const at = attempt.attemptedAt.toISOString();
  const replay = attempt.replay && { communityId: attempt.communityId, ...attempt.replay };
  // Locked before the lane and the delivery, as by those who change it
  if (replay) await pushReplay(trx, replay, replay.nextEventAt);
  const before = await trx
    .selectFrom('app.delivery_lane')
    .select('dead_noticed_at')
    .where('community_id', '=', lease.communityId)
    .where('endpoint_id', '=', lease.endpointId)
    .where('lease_token', '=', lease.token)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await insertAttempt(trx, attempt);
  await updateDelivery(trx, attempt, isDead ? 'FAILED' : 'RETRYING');
  await trx
    .updateTable('app.delivery_lane')
    .set({
      failures: sql<number>`failures + 1`,
      failing_since: sql<string>`coalesce(failing_since, ${at}::timestamptz)`,
      last_failure_at: at,
      retry_at: retryAt,
      lease_token: null,
      leased_until: null,
    })
    .$if(isDead, (update) =>
      update.set({ dead_noticed_at: sql<string>`coalesce(dead_noticed_at, ${at}::timestamptz)` }),
    )
    .where('community_id', '=', lease.communityId)
    .where('endpoint_id', '=', lease.endpointId)
    .execute();
  const isReplayStopped = replay !== null && (await stopReplay(trx, replay, attempt.attemptedAt));
  return { isFirstDead: isDead && before.dead_noticed_at === null, isReplayStopped };
}

/** Switches an endpoint off because of how it answers; false when a user did it already. */
export async function switchOffEndpoint(
  trx: WriteTransaction,
  { communityId, endpointId, reason }: { communityId: number; endpointId: number; reason: 'FAILING' | 'GONE' },
  now: Date,
): Promise<boolean> {
  const done = await trx
    .updateTable('app.webhook_endpoint')
    .set({ enabled: false, disabled_reason: reason, disabled_at: now, updated_at: now })
    .set({ version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('id', '=', endpointId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
