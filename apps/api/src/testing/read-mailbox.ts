import { openBody, type MailBody } from '../engines/mail/mailbox-body.ts';
import type { TestServices } from './test-services.ts';

export interface MailInBox extends MailBody {
  readonly to: string;
  readonly subject: string;
}

/** The messages in the built-in mailbox, opened, oldest first; with `to`, those to one address. */
export async function readMailbox(services: TestServices, to?: string): Promise<MailInBox[]> {
  const { rows } = await services.owner.query<{ to: string; subject: string; sealed: string }>(
    `select to_address as to, subject, sealed from app.mail_message where $1::text is null or to_address = $1 order by id`,
    [to ?? null],
  );
  return rows.map(({ sealed, ...mail }) => ({ ...mail, ...openBody(services, sealed) }));
}
