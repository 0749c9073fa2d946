import type { Services } from '../services.ts';
import { isMailDelivered } from '../mail/mail-delivery.ts';
import { sendMail } from '../mail/mail.ts';
import type { Message } from '../mail/message.ts';

/** A way to reach people. Offered is email; SMS waits for a provider and would stand beside it here. */
export interface Channel {
  readonly channel: 'EMAIL' | 'SMS';
  /** Throws Undeliverable where trying again cannot help, and anything else where it can. */
  send(services: Services, message: Message, messageId: string): Promise<void>;
}

/** The receiving side refused the message for good. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** Responses of a mail server from here on are final (RFC 5321, 4.2.1). */
const PERMANENT = 500;

export const emailChannel: Channel = {
  channel: 'EMAIL',
  async send(services, message, messageId) {
    if (!isMailDelivered(services)) throw new Undeliverable('Mail is not set up (SMTP_URL).');
    try {
      await sendMail(services, { ...message, messageId });
    } catch (error) {
      const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
      if (code >= PERMANENT) throw new Undeliverable(`The mail server refused it (${code}).`, { cause: error });
      throw error;
    }
  },
};
