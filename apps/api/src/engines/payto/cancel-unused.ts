import type { OutboxHandler } from '../outbox/outbox.ts';
import { cancelForReason } from './end-agreements.ts';
import { CANCEL_UNUSED } from './follow-migration.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

/** Cancels an agreement whose schedule did not move to it. Can be repeated. */
export const cancelUnusedHandler: OutboxHandler<PaymentServices> = {
  topic: CANCEL_UNUSED,
  async handle(payload, { services }) {
    const { agreementToken } = payload as { agreementToken: string };
    await cancelForReason(services, agreementToken, 'MD17');
  },
};
