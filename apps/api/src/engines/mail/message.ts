import type { MailMessage } from '@quickportal/contracts/notifications/mail-message';

/** A message as it is sent, with its files. */
export interface Message extends MailMessage {
  attachments?: Attachment[];
}

/** A file that goes with a message. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}
