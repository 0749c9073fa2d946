import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Services } from '../../kernel/services.ts';
import { authOf } from '../auth/auth-state.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { sendMail } from './mail.ts';
import type { Message } from './message.ts';

const TOPIC = 'mail.send';

/**
 * Queues a message in the transaction of what it tells about; it is sent after the commit. The whole message is
 * sealed, because it may hold a link that opens an account; with the finished job the sealed text goes too.
 */
export async function enqueueMail(
  services: Services,
  trx: WriteTransaction,
  message: Message,
  communityId: number | null,
  now: Date,
): Promise<void> {
  const sealed = authOf(services).sealer.seal('mail', TOPIC, JSON.stringify(message));
  await enqueue(trx, { topic: TOPIC, payload: { sealed }, communityId, availableAt: now });
}

/** Sends what `enqueueMail` queued. */
export const mailHandler: OutboxHandler = {
  topic: TOPIC,
  async handle(payload, { services, jobId }) {
    const { sealed } = payload as { sealed: string };
    const message = JSON.parse(authOf(services).sealer.open('mail', TOPIC, sealed)) as Message;
    await sendMail(services, { ...message, messageId: jobId });
  },
};
