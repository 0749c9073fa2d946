import { sql } from 'kysely';
import { written, type ColumnMap, type FieldsOf } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { endpointValueColumns, type EndpointRecord } from './read-endpoints.ts';

/** What people decide about an endpoint. */
export type EndpointValues = FieldsOf<typeof endpointValueColumns, EndpointRecord>;

const newColumns = {
  ...endpointValueColumns,
  communityId: 'community_id',
  endpointId: 'id',
  kind: 'kind',
  format: 'format',
  secretSealed: 'secret_sealed',
  // `user:password`, sealed, where the receiver asks for HTTP Basic
  basicSealed: 'basic_sealed',
} as const satisfies ColumnMap;

export interface NewEndpoint extends EndpointValues {
  communityId: number;
  endpointId: number;
  kind: 'WEBHOOK' | 'SERVER_TO_SERVER';
  format: 'JSON' | 'FORM' | 'XML';
  secretSealed: string;
  basicSealed: string | null;
}

/** The id of an endpoint to come: its secret is sealed for it. */
export async function nextEndpointId(trx: WriteTransaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('app.webhook_endpoint_id_seq') as id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Lets one change of a community's endpoints happen at a time, so that their number stays bounded. */
export async function lockEndpoints(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook endpoints ${communityId}`}, 7201120007))`.execute(
    trx,
  );
}

/** Adds an endpoint and its lane. */
export async function insertEndpoint(trx: WriteTransaction, endpoint: NewEndpoint, now: Date): Promise<void> {
  const { communityId, endpointId } = endpoint;
  await trx
    .insertInto('app.webhook_endpoint')
    .values({ ...written(newColumns, endpoint), created_at: now, updated_at: now })
    .execute();
  await trx.insertInto('app.delivery_lane').values({ community_id: communityId, endpoint_id: endpointId }).execute();
}

const changed = (trx: WriteTransaction, endpointId: number, now: Date) =>
  trx
    .updateTable('app.webhook_endpoint')
    .set({ updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', endpointId);

export async function updateEndpoint(
  trx: WriteTransaction,
  endpointId: number,
  values: EndpointValues,
  now: Date,
): Promise<void> {
  await changed(trx, endpointId, now).set(written(endpointValueColumns, values)).execute();
  // What was wrong may be mended: what waits need not wait longer
  await wakeLane(trx, endpointId);
}

/** Switches an endpoint on, with a clean slate, or off by hand. */
export async function setEndpointEnabled(
  trx: WriteTransaction,
  endpointId: number,
  enabled: boolean,
  now: Date,
): Promise<void> {
  await changed(trx, endpointId, now)
    .set(
      enabled
        ? { enabled: true, disabled_at: null, disabled_reason: null }
        : { enabled: false, disabled_at: now, disabled_reason: 'BY_HAND' as const },
    )
    .execute();
  if (!enabled) return;
  await trx
    .updateTable('app.delivery_lane')
    .set({ failing_since: null, failures: 0, dead_noticed_at: null, send_limit: sql<number>`default` })
    .where('endpoint_id', '=', endpointId)
    .execute();
  await wakeLane(trx, endpointId);
}

/** Puts a new secret in place; the current one signs as well until the given moment. */
export async function rotateSecret(
  trx: WriteTransaction,
  endpointId: number,
  { secretSealed, formerUntil }: { secretSealed: string; formerUntil: Date | null },
  now: Date,
): Promise<void> {
  await changed(trx, endpointId, now)
    .set(
      formerUntil === null
        ? { former_secret_sealed: null, former_secret_until: null }
        : { former_secret_sealed: sql<string>`secret_sealed`, former_secret_until: formerUntil },
    )
    .set({ secret_sealed: secretSealed })
    .execute();
}

/** Takes an endpoint away from people; what was sent to it is kept as long as any other delivery. */
export async function deleteEndpoint(trx: WriteTransaction, endpointId: number, now: Date): Promise<void> {
  await changed(trx, endpointId, now)
    .set({ enabled: false, deleted_at: now })
    .set({ disabled_at: sql<string>`coalesce(disabled_at, ${now.toISOString()}::timestamptz)` })
    .set({ disabled_reason: sql<'BY_HAND'>`coalesce(disabled_reason, 'BY_HAND')` })
    .execute();
}

/**
 * Lets what waits for an endpoint be tried at once: everything, or one delivery and what is before it of its object.
 * The lane is locked before its deliveries, as by those who send.
 */
export async function wakeLane(
  trx: WriteTransaction,
  endpointId: number,
  delivery?: { deliveryId: number; objectKey: string },
): Promise<void> {
  await trx.updateTable('app.delivery_lane').set({ retry_at: null }).where('endpoint_id', '=', endpointId).execute();
  const { deliveryId, objectKey } = delivery ?? { deliveryId: null, objectKey: '' };
  await trx
    .updateTable('app.delivery')
    .set({ due_at: sql<string>`created_at` })
    .where('endpoint_id', '=', endpointId)
    .where('finished_at', 'is', null)
    .where('replay_id', 'is', null)
    .whereRef('due_at', '>', 'created_at')
    .$if(deliveryId !== null, (update) => update.where('object_key', '=', objectKey).where('id', '<=', deliveryId ?? 0))
    .execute();
}
