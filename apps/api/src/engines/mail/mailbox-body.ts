import type { Services } from '../services.ts';

/** The words of a message in the built-in mailbox. */
export interface MailBody {
  readonly text: string;
  readonly html: string | null;
}

const CONTEXT = 'mailbox';

/** Seals the words of a message for the mailbox: they may hold a link that opens an account. */
export const sealBody = (services: Services, { text, html }: MailBody): string =>
  services.auth.sealer.seal('mail', CONTEXT, JSON.stringify({ text, html }));

/** Opens what `sealBody` sealed. Throws SealError. */
export const openBody = (services: Services, sealed: string): MailBody =>
  JSON.parse(services.auth.sealer.open('mail', CONTEXT, sealed)) as MailBody;
