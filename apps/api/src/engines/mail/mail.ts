import type { MailServices } from './mail-services.ts';
import type { Post } from './mail-connection.ts';
import type { Message } from './message.ts';

/** An unresponsive server must not block a job for long; the job is retried. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

// Lazily loaded: the SMTP library takes a tenth of the server's start
async function openPost(services: MailServices): Promise<Post> {
  const { createTransport } = await import('nodemailer');
  const { smtpUrl } = services.configuration;
  if (smtpUrl !== null) {
    const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...TIMEOUTS });
    return { transport, stop: () => Promise.resolve(transport.close()) };
  }
  const { startMailboxServer } = await import('./mailbox-server.ts');
  const server = await startMailboxServer(services);
  const transport = createTransport({
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    ignoreTLS: true,
    ...TIMEOUTS,
  });
  return {
    transport,
    async stop() {
      transport.close();
      await server.stop();
    },
  };
}

function postOf(services: MailServices): Promise<Post> {
  const { mail } = services;
  if (mail.post) return mail.post;
  const opening = openPost(services);
  mail.post = opening;
  opening.catch(() => {
    mail.post = null;
  });
  return opening;
}

interface Sending extends Message {
  /** The same for every attempt at a message, so that servers can drop duplicates. */
  messageId?: string;
}

/**
 * Sends a message by SMTP to the server of SMTP_URL, or to the built-in mailbox. Throws when the server refuses it. For
 * outbox handlers only, never in a request or transaction.
 */
export async function sendMail(
  services: MailServices,
  { messageId, sender, to, replyTo, ...message }: Sending,
): Promise<void> {
  const host = services.configuration.publicUrl.hostname;
  const { transport } = await postOf(services);
  await transport.sendMail({
    from: { name: sender ?? 'QuickPortal', address: `no-reply@${host}` },
    // as objects, because a quoted local part may contain separators
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...message,
    date: services.clock.now(),
    headers: { 'auto-submitted': 'auto-generated' },
    ...(messageId === undefined ? {} : { messageId: `<${messageId}@${host}>` }),
  });
}

/** Closes connections and the built-in mailbox, if open. */
export async function stopMail({ mail }: MailServices): Promise<void> {
  const { post } = mail;
  mail.post = null;
  await (await post)?.stop();
}
