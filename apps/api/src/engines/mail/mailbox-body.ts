import type { MailServices } from './mail-services.ts';

/** The text of a message in the built-in mailbox. */
export interface MailBody {
  readonly text: string;
  readonly html: string | null;
}

const CONTEXT = 'mailbox';

/** Seals the text of a message for the mailbox: it may hold a link that opens an account. */
export const sealBody = (services: MailServices, { text, html }: MailBody): string =>
  services.auth.sealer.seal('mail', CONTEXT, JSON.stringify({ text, html }));

/** Opens a text sealed by `sealBody`. Throws SealError. */
export const openBody = (services: MailServices, sealed: string): MailBody =>
  JSON.parse(services.auth.sealer.open('mail', CONTEXT, sealed)) as MailBody;
