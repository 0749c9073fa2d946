import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { Attempt } from './record-delivery-outcome.ts';

/** Adds a delivery that was made by hand, with its one attempt; returns its id. Scope jobs. */
export async function insertTestDelivery(
  trx: WriteTransaction,
  delivery: { communityId: number; endpointId: number; eventId: number; objectKey: string },
  attempt: Omit<Attempt, 'deliveryId'>,
): Promise<number> {
  const { attemptedAt, durationMs, status, error, responseBody } = attempt;
  const { id } = await trx
    .insertInto('app.delivery')
    .values({
      community_id: delivery.communityId,
      endpoint_id: delivery.endpointId,
      event_id: delivery.eventId,
      object_key: delivery.objectKey,
      status: error === null ? 'DELIVERED' : 'FAILED',
      attempts: 1,
      last_attempt_at: attemptedAt,
      last_status: status,
      last_error: error,
      created_at: attemptedAt,
      due_at: attemptedAt,
      finished_at: attemptedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('app.delivery_attempt')
    .values({
      community_id: delivery.communityId,
      delivery_id: id,
      attempted_at: attemptedAt,
      duration_ms: durationMs,
      status,
      error,
      response_body: responseBody,
    })
    .execute();
  return id;
}
