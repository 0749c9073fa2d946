import type { MailServices } from '../mail/mail-services.ts';
import { isMailDelivered } from '../mail/mail-delivery.ts';
import { sendMail } from '../mail/mail.ts';
import type { Message } from '../mail/message.ts';

/** A channel for notices. Only email exists; SMS would be added here. */
export interface Channel {
  readonly channel: 'EMAIL' | 'SMS';
  /** Sends a message. Throws Undeliverable when a retry cannot help, and any other error when it can. */
  send(services: MailServices, message: Message, messageId: string): Promise<void>;
}

/** The recipient's server refused the message permanently. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** SMTP response codes from here on are permanent (RFC 5321, 4.2.1). */
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
