import { getCommunityBasics, type CommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  addTakenLines,
  lockReadyLines,
  noteOutcomes,
  type ReadyLine,
} from '@quickportal/db/payment-files/run-payment-file';
import { getUploadedFile, lockUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import { setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import { randomUUID } from 'node:crypto';
import { Problem } from '../../kernel/problem.ts';
import { recordAudits, type AuditRecord } from '../audit/audit.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { sendAttempts, type Sending } from '../payments/learn-outcome.ts';
import type { Learner } from '../payments/learner.ts';
import type { PaymentOrder } from '../payments/payment-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { recordPayments, type RecordedPayment } from '../payments/record-payment.ts';
import { inState } from '../uploads/file-state.ts';
import { findingsOf } from './line-findings.ts';

/** Topic of taking the payments of a released file: `{ fileId }`. */
export const TAKE_FILE = 'payment-files.take';

/** Lines whose payments are recorded in one transaction. */
const CHUNK = 50;
/** Chunks that are with the networks while the next one is recorded. */
const UNDER_WAY = 4;

/** Takes the payments of a released file; any number of runs may take the same one, each line is taken once. */
export const takeFileHandler: OutboxHandler<PaymentServices> = {
  topic: TAKE_FILE,
  handle: (payload, { services, signal }) => takeFile(services, (payload as { fileId: number }).fileId, signal),
};

async function takeFile(services: PaymentServices, fileId: number, signal: AbortSignal): Promise<void> {
  const jobs = services.db.reader({ kind: 'jobs' });
  const file = await getUploadedFile(jobs, fileId);
  const community = file && (await getCommunityBasics(jobs, file.communityId));
  if (!file || !community) return;
  const failed: number[] = [];
  const underWay = new Set<Promise<void>>();
  try {
    for (let limit = CHUNK; ;) {
      signal.throwIfAborted();
      const taken = await takeChunk(services, community, file, { failed, limit });
      if (taken === 'over') break;
      if (taken === 'failed') {
        // A line that cannot be recorded must not hold up the others: one by one until it is found
        limit = 1;
        continue;
      }
      limit = CHUNK;
      const sending = sendAttempts(services, file.communityId, taken).finally(() => underWay.delete(sending));
      underWay.add(sending);
      if (underWay.size >= UNDER_WAY) await Promise.race(underWay);
    }
  } finally {
    await Promise.all(underWay);
  }
  if (failed.length > 0) throw new Error(`${failed.length} lines of file ${fileId} could not be taken yet`);
}

interface Chunk {
  /** Lines that this run leaves to another one. */
  failed: number[];
  limit: number;
}

/** Records the payments of the next lines with what became of each, in one transaction. Returns what is to be sent. */
async function takeChunk(
  services: PaymentServices,
  community: CommunityBasics,
  { communityId, fileId }: UploadedFileRecord,
  { failed, limit }: Chunk,
): Promise<Sending[] | 'over' | 'failed'> {
  let lines: ReadyLine[] = [];
  try {
    const sendings = await services.db.transaction({ kind: 'community', communityId }, async (trx) => {
      const file = await lockUploadedFile(trx, fileId);
      if (file?.status !== 'PROCESSING' && file?.status !== 'SENDING') return 'over';
      const now = services.clock.now();
      if (file.status === 'PROCESSING') await move(trx, fileId, 'sendPayments', now);
      lines = await lockReadyLines(trx, { communityId, fileId, without: failed, limit });
      if (lines.length === 0) {
        if (failed.length === 0) await move(trx, fileId, 'allSent', now);
        return 'over';
      }
      return recordLines(services, trx, { community, file, lines, now });
    });
    nudgeOutbox();
    nudgeDeliveries();
    return sendings;
  } catch (error) {
    const [only, another] = lines;
    if (!only) throw error;
    if (!another) {
      services.log.error({ err: error, fileId, lineNumber: only.lineNumber }, 'A line of a payment file was not taken');
      failed.push(only.lineNumber);
    }
    return 'failed';
  }
}

async function move(
  trx: WriteTransaction,
  fileId: number,
  event: 'sendPayments' | 'allSent',
  now: Date,
): Promise<void> {
  const file = await inState(trx, fileId, event);
  if (file) await setFileStatus(trx, fileId, file.next, now);
}

interface Lines {
  community: CommunityBasics;
  file: UploadedFileRecord;
  lines: readonly ReadyLine[];
  now: Date;
}

async function recordLines(
  services: PaymentServices,
  trx: WriteTransaction,
  { community, file, lines, now }: Lines,
): Promise<Sending[]> {
  const { communityId, timeZone } = community;
  const learner: Learner = {
    actor: { kind: 'job', job: TAKE_FILE },
    origin: { requestId: randomUUID(), ip: '', userAgent: '' },
  };
  const tools = { trx, now, record: (entries: readonly AuditRecord[]) => recordAudits(trx, entries) };
  const recorded: { lineNumber: number; payment: RecordedPayment | Problem }[] = [];
  for (const round of roundsOf(lines)) {
    const requests = round.map((line) => ({ ...learner, order: orderOf(line, file), idempotencyKeyId: null }));
    const payments = await recordPayments(services, tools, { communityId, timeZone }, requests);
    for (const [index, { lineNumber }] of round.entries())
      recorded.push({ lineNumber, payment: payments[index] as RecordedPayment | Problem });
  }
  const sendings: Sending[] = [];
  const outcomes = recorded.map(({ lineNumber, payment }) => {
    if (payment instanceof Problem) return { lineNumber, findings: findingsOf(payment) };
    const { instruction, transaction } = payment;
    if (instruction)
      sendings.push({
        kind: 'PAYMENT',
        instructionId: instruction.instructionId,
        send: (gateway) => gateway.authorise(instruction),
        learner,
      });
    return { lineNumber, transactionId: transaction.transactionId };
  });
  await noteOutcomes(trx, file, outcomes);
  const taken = recorded.filter(({ payment }) => !(payment instanceof Problem)).length;
  await addTakenLines(trx, file, { passed: lines.length, taken }, now);
  return sendings;
}

/** Lines in rounds with one payment under each agreement, because its clauses count the payments before. */
function roundsOf(lines: readonly ReadyLine[]): ReadyLine[][] {
  const rounds: ReadyLine[][] = [];
  const roundsOfAgreement = new Map<string, number>();
  for (const line of lines) {
    const token = line.accountId === null ? agreementTokenOf(line) : null;
    const round = token === null ? 0 : (roundsOfAgreement.get(token) ?? 0);
    if (token !== null) roundsOfAgreement.set(token, round + 1);
    (rounds[round] ??= []).push(line);
  }
  return rounds;
}

const agreementTokenOf = ({ entered }: ReadyLine): string => entered['accountToken'] ?? '';

const orderOf = (line: ReadyLine, { paymentBatchGroupId }: UploadedFileRecord): PaymentOrder => ({
  customerId: line.customerId,
  accountId: line.accountId,
  ...(line.accountId === null && { agreement: { token: agreementTokenOf(line), isFinal: false } }),
  principal: line.principal,
  product: 'BATCH',
  source: 'BATCH',
  eci: 'RECURRING',
  customerReferenceNumber: line.entered['customerReferenceNumber'],
  paymentReferenceNumber: line.entered['paymentReferenceNumber'],
  comment: line.entered['comment'],
  ...(paymentBatchGroupId !== null && { batchGroupId: paymentBatchGroupId }),
});
