import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { canonicalEmail } from '@quickportal/contracts/rules/contact/email';
import { insertMail } from '@quickportal/db/mailbox/received-mail';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailServices } from './mail-services.ts';
import { sealBody } from './mailbox-body.ts';

const LARGEST_MESSAGE = 1_048_576;

export interface MailboxServer {
  /** Port on the loopback address. */
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts a mail server for installations without one: accepts SMTP on the loopback address only, and stores messages in
 * the database, sealed, for the page MailboxView.
 */
export async function startMailboxServer(services: MailServices): Promise<MailboxServer> {
  async function keep(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const { from, subject, text, html } = await PostalMime.parse(raw);
    const receivedAt = services.clock.now();
    const mail = {
      from: from?.name ? `${from.name} <${from.address}>` : (from?.address ?? ''),
      subject: subject ?? '',
      sealed: sealBody(services, { text: text ?? '', html: html ?? null }),
      receivedAt,
    };
    await services.db.transaction({ kind: 'jobs' }, async (trx) => {
      for (const to of recipients) await insertMail(trx, { ...mail, to });
    });
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MESSAGE,
    banner: 'QuickPortal mailbox',
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => canonicalEmail(address));
      buffer(stream)
        .then((raw) => keep(raw, recipients))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // a client that disconnects is not an error of ours
  server.on('error', () => undefined);
  const { port } = server.server.address() as AddressInfo;
  return { port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
