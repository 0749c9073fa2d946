import { claimNotice, deleteOldNotices, finishNotice } from '@quickportal/db/notifications/write-notices';
import type { MailServices } from '../mail/mail-services.ts';
import type { Attachment, Message } from '../mail/message.ts';
import { mayMail } from '../mail/sandbox-mail.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { receiptPdf } from '../receipts/receipt-pdf.ts';
import { readReceipt } from '../receipts/receipt.ts';
import { emailChannel, Undeliverable } from './channel.ts';

export const TOPIC = 'notifications.send';
/** Attempts at a notice: with the queue's growing gaps about a day. */
const MOST_ATTEMPTS = 12;
const KEPT = 90 * 86_400_000;

/**
 * Sends the notices queued by `notify`. A job that runs twice sends once. Only if the process dies between the mail
 * server's acceptance and recording it is the message repeated, with the same Message-ID, so that servers can drop it.
 */
export const noticeHandler: OutboxHandler<MailServices> = {
  topic: TOPIC,
  // Two more, because attempts that find another job at work count too
  maxAttempts: MOST_ATTEMPTS + 2,
  async handle(payload, { services, communityId }) {
    const { notificationId, sealed, receiptOf } = payload as Queued;
    const notice = { communityId: communityId ?? 0, notificationId };
    const jobs = { kind: 'jobs' } as const;
    const claim = await services.db.transaction(jobs, (trx) => claimNotice(trx, notice));
    if (claim.state === 'DONE') return;
    if (claim.state === 'BUSY') throw new Error('Another job sends this notice');
    const finish = (status: 'SENT' | 'FAILED' | 'QUEUED', reason: string) =>
      services.db.transaction(jobs, (trx) => finishNotice(trx, notice, { status, reason }, services.clock.now()));
    try {
      const message = JSON.parse(services.auth.sealer.open('mail', `${TOPIC} ${notificationId}`, sealed)) as Message;
      if (!(await mayMail(services, { communityId: notice.communityId, to: message.to })))
        throw new Undeliverable('A sandbox sends email to its owner only.');
      const attachments = await attachmentsOf(services, notice.communityId, receiptOf);
      await emailChannel.send(
        services,
        { ...message, attachments },
        `notification-${notice.communityId}-${notificationId}`,
      );
    } catch (error) {
      const isFinal = error instanceof Undeliverable || claim.attempts >= MOST_ATTEMPTS;
      const reason = error instanceof Undeliverable ? error.message : 'The mail server could not be reached.';
      await finish(isFinal ? 'FAILED' : 'QUEUED', reason);
      if (isFinal) return;
      throw error;
    }
    await finish('SENT', '');
  },
};

type Queued = {
  notificationId: number;
  sealed: string;
  /** The transaction whose receipt is attached. */
  receiptOf?: number;
};

/** Creates the receipt outside any transaction, with the current state of the payment. */
async function attachmentsOf(services: MailServices, communityId: number, receiptOf?: number): Promise<Attachment[]> {
  if (receiptOf === undefined) return [];
  const key = { communityId, transactionId: receiptOf };
  const receipt = await readReceipt(services.db.reader({ kind: 'jobs' }), key);
  if (!receipt) return [];
  const content = await receiptPdf(receipt, { at: services.clock.now(), lane: `mail of community ${communityId}` });
  return [{ filename: `receipt-${receipt.receiptNumber}.pdf`, content, contentType: 'application/pdf' }];
}

/** Deletes notices after 90 days. */
export async function cleanUpNotices({ db, clock }: MailServices): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  await db.transaction({ kind: 'jobs' }, (trx) => deleteOldNotices(trx, before));
}
