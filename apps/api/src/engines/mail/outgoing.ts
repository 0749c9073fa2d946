import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { MailServices } from './mail-services.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { isMailDelivered } from './mail-delivery.ts';
import { sendMail } from './mail.ts';
import type { Message } from './message.ts';
import { mayMail } from './sandbox-mail.ts';

const TOPIC = 'mail.send';

/**
 * Queues a message in the transaction of the change it reports, to be sent after the commit. The message is sealed,
 * because it may hold a link that opens an account, and removed with the finished job. Without mail delivery nothing is
 * stored.
 */
export async function enqueueMail(
  services: MailServices,
  trx: WriteTransaction,
  message: Message,
  communityId: number | null,
  now: Date,
): Promise<void> {
  if (!isMailDelivered(services)) return;
  const sealed = services.auth.sealer.seal('mail', TOPIC, JSON.stringify(message));
  await enqueue(trx, { topic: TOPIC, payload: { sealed }, communityId, availableAt: now });
}

/** Sends the messages queued by `enqueueMail`. */
export const mailHandler: OutboxHandler<MailServices> = {
  topic: TOPIC,
  async handle(payload, { services, jobId, communityId }) {
    const { sealed } = payload as { sealed: string };
    const message = JSON.parse(services.auth.sealer.open('mail', TOPIC, sealed)) as Message;
    if (!(await mayMail(services, { communityId, to: message.to }))) return;
    await sendMail(services, { ...message, messageId: jobId });
  },
};
