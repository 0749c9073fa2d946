import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findOpenAttempts, insertAttempt } from '@quickportal/db/payments/write-payment-attempts';
import { getBatchOf, holdBatch, sumRefunds } from '@quickportal/db/payments/write-refunds';
import { lockTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import type { PaymentServices } from './payment-services.ts';
import type { Learner } from './learner.ts';
import { newInstructionId } from './instruction-id.ts';
import { walk } from './move-for-response.ts';
import { voidFault } from './possible-actions.ts';
import { originalInstruction } from './record-refund.ts';
import { firstRequery } from './requery-times.ts';
import { publishOutcomes } from './publish-outcomes.ts';

interface VoidRequest {
  communityId: number;
  transactionId: number;
  idempotencyKeyId: number | null;
  userId: number | null;
  now: Date;
}

/** A recorded void to send, or a payment that was cancelled at once because it had not been sent. */
export type RecordedVoid =
  | { cancelled: true; original: TransactionRecord }
  | { cancelled: false; original: TransactionRecord; instructionId: string; originalInstructionId: string };

/**
 * Transaction 1 of a void. Locks the batch before the payment, as closing does: a closing batch waits and then moves
 * the payment to the next one, or comes first, and the void is refused.
 */
export async function recordVoid(
  services: PaymentServices,
  trx: WriteTransaction,
  { idempotencyKeyId, userId, now, ...key }: VoidRequest,
  learner: Learner,
): Promise<RecordedVoid> {
  const { communityId } = key;
  const batch = await getBatchOf(trx, key);
  const isOpen = batch !== undefined && (await holdBatch(trx, { communityId, batchId: batch.batchId }));
  const original = orNotFound(await lockTransaction(trx, key));
  // Moved to another batch, which is not locked
  const isBatchOpen = isOpen && (await getBatchOf(trx, key))?.batchId === batch.batchId && !isPast(batch, now);
  const isBeingVoided = (await findOpenAttempts(trx, key)).some(({ kind }) => kind === 'VOID');
  const fault = voidFault(original, { refunded: await sumRefunds(trx, key), isBatchOpen, isBeingVoided, now });
  if (fault !== null) throw conflict(fault);
  if (original.status !== 'APPROVED') {
    const after = await walk(trx, original, ['cancel'], { now });
    if (after === null) throw new Error('A locked payment could not be cancelled');
    await publishOutcomes(services, trx, [{ before: original, after, outcome: 'CANCELLED', now, learner }]);
    return { cancelled: true, original };
  }
  const originalInstructionId = await originalInstruction(trx, original);
  const instructionId = newInstructionId(communityId);
  await insertAttempt(trx, {
    communityId,
    businessId: original.businessId,
    transactionId: original.transactionId,
    kind: 'VOID',
    gateway: 'cards',
    instructionId,
    idempotencyKeyId,
    createdByUserId: userId,
    at: now,
    nextRequeryAt: firstRequery(services, now),
  });
  return { cancelled: false, original, instructionId, originalInstructionId };
}

/** Whether the cut-off has passed: the job that closes batches may be a minute late. */
const isPast = ({ closesAt }: { closesAt: string | null }, now: Date): boolean =>
  closesAt !== null && new Date(closesAt) <= now;
