import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { enqueue } from '../outbox/outbox.ts';

/** Takes the payment that waited for the approval of its agreement. */
export const TAKE_ECOMMERCE_PAYMENT = 'payto-agreements.take-ecommerce-payment';

/** Has the payment of an agreement taken once this transaction has committed. */
export const takeLater = (
  trx: WriteTransaction,
  { communityId, agreementToken }: Pick<PayToAgreementRecord, 'communityId' | 'agreementToken'>,
  now: Date,
): Promise<void> =>
  enqueue(trx, { topic: TAKE_ECOMMERCE_PAYMENT, payload: { agreementToken }, communityId, availableAt: now });
