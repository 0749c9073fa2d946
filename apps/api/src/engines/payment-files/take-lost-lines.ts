import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import { restoreLostLine } from '@quickportal/db/payment-files/change-lines';
import { findLineOfTransaction } from '@quickportal/db/payment-files/read-payment-file';
import { addTakenLines } from '@quickportal/db/payment-files/run-payment-file';
import { lockUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import type { OutcomeSubscriber } from '../payments/outcome.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { TAKE_FILE } from './take-file.ts';

const TAKE_LOST_LINE = 'payment-files.take-lost-line';
/** How often a line is taken again before its cancelled payment stays. */
export const MOST_LOST = 3;

interface LostPayment {
  communityId: number;
  transactionId: number;
}

/** Has lines taken again whose payments were sent and never arrived, as after a process was killed. */
export const followLostLines: OutcomeSubscriber<PaymentServices> = async (_services, trx, outcomes) => {
  for (const { before, after, outcome, now } of outcomes) {
    const { communityId, transactionId, source, transactionType } = after;
    if (outcome !== 'CANCELLED' || before.status !== 'IN_FLIGHT') continue;
    if (source !== 'BATCH' || transactionType !== 'PAYMENT') continue;
    // Not here: a run locks the file before payments, and payments are locked already
    await enqueue(trx, {
      topic: TAKE_LOST_LINE,
      payload: { communityId, transactionId },
      communityId,
      availableAt: now,
    });
  }
};

export const takeLostLineHandler: OutboxHandler<PaymentServices> = {
  topic: TAKE_LOST_LINE,
  handle: (payload, { services }) => takeLostLine(services, payload as unknown as LostPayment),
};

async function takeLostLine(services: PaymentServices, lost: LostPayment): Promise<void> {
  const { communityId } = lost;
  const line = await findLineOfTransaction(services.db.reader({ kind: 'jobs' }), lost);
  if (!line) return;
  const { fileId } = line;
  await services.db.transaction({ kind: 'community', communityId }, async (trx) => {
    const file = await lockUploadedFile(trx, fileId);
    if (!file) return;
    const isSending = file.status === 'SENDING';
    const status = isSending ? file.status : next(uploadedFileStates, file.status, 'takeLostLine');
    if (status === null || !(await restoreLostLine(trx, { ...lost, fileId, atMost: MOST_LOST }))) return;
    const now = services.clock.now();
    await addTakenLines(trx, file, { passed: -1, taken: -1 }, now);
    if (!isSending) await setFileStatus(trx, fileId, status, now);
    await enqueue(trx, { topic: TAKE_FILE, payload: { fileId }, communityId, availableAt: now });
  });
}
