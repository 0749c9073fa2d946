import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { OccurrenceRecord } from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import { enqueue } from '../outbox/outbox.ts';

/** Topic of retrying an instalment whose last attempt never arrived. */
export const TAKE_AGAIN = 'recurring-payments.take-again';

/** The instalment to retry. */
export type RetriedOccurrence = Pick<OccurrenceRecord, 'communityId' | 'recurringPaymentId' | 'occurrenceId'>;

/** Enqueues the retry of a RETRYING instalment. If that fails, the nightly run finds it due. */
export function takeAgain(
  trx: WriteTransaction,
  { communityId, recurringPaymentId, occurrenceId }: RetriedOccurrence,
  now: Date,
): Promise<void> {
  const payload = { communityId, recurringPaymentId, occurrenceId };
  return enqueue(trx, { topic: TAKE_AGAIN, payload, communityId, availableAt: now });
}
