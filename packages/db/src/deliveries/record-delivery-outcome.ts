import type { WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { Lease } from './lock-lanes.ts';
import { completeReplay, pushReplay } from './change-replay-progress.ts';

/** What came of one attempt. */
export interface Attempt {
  deliveryId: number;
  attemptedAt: Date;
  durationMs: number;
  /** Null: there was no answer. */
  status: number | null;
  error: string | null;
  /** Beginning of the answer, without secrets. */
  responseBody: string;
}

const delivered = preparedSql(
  'deliveries.delivered',
  (p: { communityId: number; rows: RowSetText }) => sql`
    with given as materialized (
      select * from ${rowSet(
        p.rows,
        `"deliveryId" bigint, "attemptedAt" timestamptz, "durationMs" integer, status integer, "responseBody" text`,
      )}
    ), attempt as (
      insert into app.delivery_attempt (community_id, delivery_id, attempted_at, duration_ms, status, response_body)
      select ${p.communityId}, "deliveryId", "attemptedAt", "durationMs", status, "responseBody" from given
    )
    update app.delivery set status = 'DELIVERED', finished_at = given."attemptedAt", attempts = attempts + 1,
      last_attempt_at = given."attemptedAt", last_status = given.status, last_error = null
    from given where delivery.community_id = ${p.communityId} and delivery.id = given."deliveryId"
      and (delivery.finished_at is null or delivery.status = 'CANCELLED')`,
);

const lane = (p: { communityId: number; endpointId: number; token: string }) =>
  build
    .updateTable('app.delivery_lane')
    .where('community_id', '=', p.communityId)
    .where('endpoint_id', '=', p.endpointId)
    .where('lease_token', '=', p.token);

const success = preparedQuery('deliveries.success', (p: Lease & { at: Date }) =>
  lane(p).set({
    failures: 0,
    failing_since: null,
    retry_at: null,
    dead_noticed_at: null,
    last_success_at: p.at,
    send_limit: p.sendLimit,
  }),
);

/**
 * The receiver has them: also when the lease was lost meanwhile, so that they are not sent once more. `attempts` are of
 * one endpoint; what was being sent when its replay was cancelled becomes delivered too.
 */
export async function recordDelivered(trx: WriteTransaction, attempts: readonly Attempt[], lease: Lease) {
  const [{ attemptedAt: at } = { attemptedAt: null }] = attempts.toSorted((a, b) => +b.attemptedAt - +a.attemptedAt);
  if (at === null) return;
  await trx.write(success, { ...lease, at });
  await trx.write(delivered, { communityId: lease.communityId, rows: rowSetText(attempts) });
}

/** When the next event of a replay may be sent. */
export interface ReplayStep {
  replayId: number;
  nextEventAt: Date;
}

/** The receiver has an event of a replay, which ends with its last one. */
export async function recordReplayed(trx: WriteTransaction, attempt: Attempt, lease: Lease, step: ReplayStep) {
  const replay = { communityId: lease.communityId, replayId: step.replayId };
  // Locked before the lane and the delivery, as by those who change it
  await pushReplay(trx, replay, step.nextEventAt);
  await recordDelivered(trx, [attempt], lease);
  await completeReplay(trx, replay, attempt.attemptedAt);
}

/** State of an endpoint before a failed attempt is recorded. */
export interface LaneFailures {
  failures: number;
  failingSince: string | null;
  isDeadNoticed: boolean;
}

/** Locks a lane to record a failed attempt. Undefined when the lease was lost: then another sender decides. */
export function lockLane(trx: WriteTransaction, lease: Lease): Promise<LaneFailures | undefined> {
  return trx
    .selectFrom('app.delivery_lane')
    .select(['failures', 'failing_since as failingSince'])
    .select(sql<boolean>`dead_noticed_at is not null`.as('isDeadNoticed'))
    .where('community_id', '=', lease.communityId)
    .where('endpoint_id', '=', lease.endpointId)
    .where('lease_token', '=', lease.token)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What is to happen after a failed attempt. */
export interface Consequence {
  isDead: boolean;
  /** When it is sent again; null where it is dead, or part of a replay. */
  retryAt: Date | null;
}

/** Keeps a failed attempt; the lane must be locked. A delivery that was cancelled meanwhile stays cancelled. */
export async function recordFailed(
  trx: WriteTransaction,
  attempt: Attempt,
  lease: Lease,
  { isDead, retryAt }: Consequence,
): Promise<void> {
  const at = attempt.attemptedAt.toISOString();
  const status = isDead ? 'FAILED' : 'RETRYING';
  await trx
    .insertInto('app.delivery_attempt')
    .values({
      community_id: lease.communityId,
      delivery_id: attempt.deliveryId,
      attempted_at: attempt.attemptedAt,
      duration_ms: attempt.durationMs,
      status: attempt.status,
      error: attempt.error,
      response_body: attempt.responseBody,
    })
    .execute();
  await trx
    .updateTable('app.delivery')
    .set({
      status: sql<WebhookDeliveryStatus>`case when finished_at is null then ${status} else status end`,
      finished_at: sql<string | null>`coalesce(finished_at, ${isDead ? at : null}::timestamptz)`,
      attempts: sql<number>`attempts + 1`,
      last_attempt_at: attempt.attemptedAt,
      last_status: attempt.status,
      last_error: attempt.error,
      ...(retryAt && { due_at: retryAt }),
    })
    .where('community_id', '=', lease.communityId)
    .where('id', '=', attempt.deliveryId)
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('status', '=', 'CANCELLED')]))
    .execute();
  await trx
    .updateTable('app.delivery_lane')
    .set({
      failures: sql<number>`failures + 1`,
      failing_since: sql<string>`coalesce(failing_since, ${at}::timestamptz)`,
      last_failure_at: at,
      send_limit: lease.sendLimit,
    })
    .$if(isDead, (update) =>
      update.set({ dead_noticed_at: sql<string>`coalesce(dead_noticed_at, ${at}::timestamptz)` }),
    )
    .where('community_id', '=', lease.communityId)
    .where('endpoint_id', '=', lease.endpointId)
    .execute();
}

/** How many deliveries of an endpoint have failed and are sent again, each of another object; up to `most`. */
export async function countRetrying(trx: WriteTransaction, lease: Lease, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from app.delivery where community_id = ${lease.communityId} and endpoint_id = ${lease.endpointId}
        and finished_at is null and replay_id is null and attempts > 0 limit ${most}) retrying`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Lets an endpoint at which nothing arrives rest; the lane must be locked. */
export async function restLane(trx: WriteTransaction, lease: Lease, until: Date): Promise<void> {
  await trx
    .updateTable('app.delivery_lane')
    .set({ retry_at: until })
    .where('community_id', '=', lease.communityId)
    .where('endpoint_id', '=', lease.endpointId)
    .execute();
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
