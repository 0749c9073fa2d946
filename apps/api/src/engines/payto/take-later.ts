import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { enqueue } from '../outbox/outbox.ts';

/** Topic of taking the payment that waited for its agreement's approval. */
export const TAKE_ECOMMERCE_PAYMENT = 'payto-agreements.take-ecommerce-payment';

/** Enqueues taking the payment of an agreement. */
export const takeLater = (
  trx: WriteTransaction,
  { communityId, agreementToken }: Pick<PayToAgreementRecord, 'communityId' | 'agreementToken'>,
  now: Date,
): Promise<void> =>
  enqueue(trx, { topic: TAKE_ECOMMERCE_PAYMENT, payload: { agreementToken }, communityId, availableAt: now });
