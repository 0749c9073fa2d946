import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findOpenAttempts, insertAttempt } from '@quickportal/db/payments/attempts';
import { getBatchOf, holdBatch, sumRefunds } from '@quickportal/db/payments/refunds';
import { lockTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Services } from '../../kernel/services.ts';
import type { Learner } from './apply-answer.ts';
import { newInstructionId } from './instruction-id.ts';
import { walk } from './move-for-answer.ts';
import { voidFault } from './possible-actions.ts';
import { originalInstruction } from './record-refund.ts';
import { firstRequery } from './requery-times.ts';
import { tellOutcomes } from './tell-outcome.ts';

interface Asked {
  communityId: number;
  transactionId: number;
  held: number | null;
  userId: number | null;
  now: Date;
}

/** A void that was recorded and has to be sent, or a payment that was cancelled at once because nothing was sent. */
export type RecordedVoid =
  | { cancelled: true; original: TransactionRecord }
  | { cancelled: false; original: TransactionRecord; instructionId: string; originalInstructionId: string };

/**
 * Transaction 1 of a void. The batch is held before the payment is locked, as closing does: a batch that closes meanwhile
 * waits, and then moves the payment to the next batch, or was first, and the void is refused.
 */
export async function recordVoid(
  services: Services,
  trx: WriteTransaction,
  { held, userId, now, ...named }: Asked,
  learner: Learner,
): Promise<RecordedVoid> {
  const { communityId } = named;
  const batch = await getBatchOf(trx, named);
  const isOpen = batch !== undefined && (await holdBatch(trx, { communityId, batchId: batch.batchId }));
  const original = await lockTransaction(trx, named);
  if (!original) throw notFound();
  // Moved to another batch since: that one is not held
  const isBatchOpen = isOpen && (await getBatchOf(trx, named))?.batchId === batch.batchId && !isPast(batch, now);
  const isBeingVoided = (await findOpenAttempts(trx, named)).some(({ kind }) => kind === 'VOID');
  const fault = voidFault(original, { refunded: await sumRefunds(trx, named), isBatchOpen, isBeingVoided, now });
  if (fault !== null) throw new Problem('state-conflict', { detail: fault });
  if (original.status !== 'APPROVED') {
    const after = await walk(trx, original, ['cancel'], { now });
    if (after === null) throw new Error('A locked payment could not be cancelled');
    await tellOutcomes(services, trx, [{ before: original, after, outcome: 'CANCELLED', now, learner }]);
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
    idempotencyKeyId: held,
    createdByUserId: userId,
    at: now,
    nextRequeryAt: firstRequery(services, now),
  });
  return { cancelled: false, original, instructionId, originalInstructionId };
}

/** The job that closes batches may be a minute late. */
const isPast = ({ closesAt }: { closesAt: string | null }, now: Date): boolean =>
  closesAt !== null && new Date(closesAt) <= now;
