import type { MailMessage } from '@quickportal/contracts/notifications/mail-message';

/** A message to send, with its attachments. */
export interface Message extends MailMessage {
  attachments?: Attachment[];
}

/** A file attached to a message. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}
