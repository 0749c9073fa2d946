import { Problem } from '../../kernel/problem.ts';
import type { Foundation } from '../foundation.ts';

const REASON =
  'This portal does not send email, so no invitation or link would arrive. Ask its operator to set SMTP_URL, or to print a link at the terminal.';

/** Whether mail is delivered: by a mail server, or to a demo's built-in mailbox. */
export const isMailDelivered = ({ configuration }: Pick<Foundation, 'configuration'>): boolean =>
  configuration.smtpUrl !== null || configuration.mailbox;

/** Throws mail-not-set-up for actions that are useless without mail: an invitation, a link to choose a password. */
export function requireMail(services: Pick<Foundation, 'configuration'>): void {
  if (!isMailDelivered(services)) throw new Problem('mail-not-set-up', { detail: REASON });
}
