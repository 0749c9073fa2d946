import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { OccurrenceRecord } from '@quickportal/db/recurring-payments/occurrences';
import { enqueue } from '../outbox/outbox.ts';

/** Tries a date again whose last try never arrived. */
export const TAKE_AGAIN = 'recurring-payments.take-again';

/** The date that is tried again. */
export type RetriedOccurrence = Pick<OccurrenceRecord, 'communityId' | 'recurringPaymentId' | 'occurrenceId'>;

/** Has a RETRYING date tried as soon as this transaction has committed. Where that fails, the run finds it due. */
export function takeAgain(
  trx: WriteTransaction,
  { communityId, recurringPaymentId, occurrenceId }: RetriedOccurrence,
  now: Date,
): Promise<void> {
  const payload = { communityId, recurringPaymentId, occurrenceId };
  return enqueue(trx, { topic: TAKE_AGAIN, payload, communityId, availableAt: now });
}
