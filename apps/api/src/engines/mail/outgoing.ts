import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Services } from '../services.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { isMailDelivered } from './mail-delivery.ts';
import { sendMail } from './mail.ts';
import type { Message } from './message.ts';

const TOPIC = 'mail.send';

/**
 * Queues a message in the transaction of what it tells about; it is sent after the commit. The whole message is
 * sealed, because it may hold a link that opens an account; with the finished job the sealed text goes too. Where no
 * mail is delivered nothing is kept.
 */
export async function enqueueMail(
  services: Services,
  trx: WriteTransaction,
  message: Message,
  communityId: number | null,
  now: Date,
): Promise<void> {
  if (!isMailDelivered(services)) return;
  const sealed = services.auth.sealer.seal('mail', TOPIC, JSON.stringify(message));
  await enqueue(trx, { topic: TOPIC, payload: { sealed }, communityId, availableAt: now });
}

/** Sends what `enqueueMail` queued. */
export const mailHandler: OutboxHandler = {
  topic: TOPIC,
  async handle(payload, { services, jobId }) {
    const { sealed } = payload as { sealed: string };
    const message = JSON.parse(services.auth.sealer.open('mail', TOPIC, sealed)) as Message;
    await sendMail(services, { ...message, messageId: jobId });
  },
};
