import type { OutboxHandler } from '../outbox/outbox.ts';
import { cancelForReason } from './end-agreements.ts';
import { CANCEL_UNUSED } from './follow-migration.ts';

/** Cancels an agreement whose schedule did not move to it. Run twice it finds it cancelled. */
export const cancelUnusedHandler: OutboxHandler = {
  topic: CANCEL_UNUSED,
  async handle(payload, { services }) {
    const { agreementToken } = payload as { agreementToken: string };
    await cancelForReason(services, agreementToken, 'MD17');
  },
};
