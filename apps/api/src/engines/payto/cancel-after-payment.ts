import type { OutboxHandler } from '../outbox/outbox.ts';
import { CANCEL_AFTER_PAYMENT, type CancelReason } from './cancel-later.ts';
import { cancelForReason } from './end-agreements.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

/** Cancels an agreement after its last payment. Can be repeated. */
export const cancelAfterPaymentHandler: OutboxHandler<PaymentServices> = {
  topic: CANCEL_AFTER_PAYMENT,
  async handle(payload, { services }) {
    const { agreementToken, reasonCode } = payload as { agreementToken: string; reasonCode: CancelReason };
    await cancelForReason(services, agreementToken, reasonCode);
  },
};
