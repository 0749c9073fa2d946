import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { enqueue } from '../outbox/outbox.ts';

/** Topic of cancelling an agreement after its last payment. */
export const CANCEL_AFTER_PAYMENT = 'payto-agreements.cancel-after-final';

/** MCFC: its final payment was taken. MD17: its only payment failed. */
export type CancelReason = 'MCFC' | 'MD17';

/** Enqueues the cancellation of an agreement at the payer's bank. */
export const cancelLater = (
  trx: WriteTransaction,
  { communityId, agreementToken }: Pick<PayToAgreementRecord, 'communityId' | 'agreementToken'>,
  reasonCode: CancelReason,
  now: Date,
): Promise<void> =>
  enqueue(trx, {
    topic: CANCEL_AFTER_PAYMENT,
    payload: { agreementToken, reasonCode },
    communityId,
    availableAt: now,
  });
