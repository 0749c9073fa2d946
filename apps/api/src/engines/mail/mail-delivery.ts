import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../services.ts';

const REASON =
  'This portal does not send email, so no invitation or link would arrive. Ask its operator to set SMTP_URL, or to print a link at the terminal.';

/** Whether mail reaches its readers: a mail server is set, or the built-in mailbox of a demo takes it. */
export const isMailDelivered = ({ configuration }: Pick<Services, 'configuration'>): boolean =>
  configuration.smtpUrl !== null || configuration.mailbox;

/** Refuses what is useless without mail: an invitation, a link to choose a password. Throws mail-not-set-up. */
export function requireMail(services: Pick<Services, 'configuration'>): void {
  if (!isMailDelivered(services)) throw new Problem('mail-not-set-up', { detail: REASON });
}
