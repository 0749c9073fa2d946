import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Attempt } from '@quickportal/db/payments/write-payment-attempts';
import { moveTransactions, type KnownResponse, type Move } from '@quickportal/db/transactions/move-transaction';
import { sumRefunds } from '@quickportal/db/payments/write-refunds';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { PaymentServices } from './payment-services.ts';
import type { Learner } from './learner.ts';
import type { Outcome } from './outcome.ts';
import { publishOutcomes } from './publish-outcomes.ts';

type TransactionEvent = (typeof transactionStates.transitions)[number]['event'];

/** A response about an attempt that is locked with its transaction. */
export interface DecidedAttempt {
  attempt: Attempt;
  /** The transaction of the attempt. */
  transaction: TransactionRecord;
  /** With a refund: the refunded payment. */
  original: TransactionRecord | null;
  current: { status: PaymentAttemptStatus; requeries: number };
  /** New state of the attempt; null for a late or repeated response. */
  state: PaymentAttemptStatus | null;
  response: KnownResponse;
  learner: Learner;
}

/** Moves payments, refunds and voided payments according to their attempts. Returns their current state by ID. */
export const moveForResponses = (
  trx: WriteTransaction,
  decided: readonly DecidedAttempt[],
  now: Date,
): Promise<Moved> =>
  moveTransactions(
    trx,
    decided.flatMap((decidedAttempt) => moveOf(decidedAttempt, now) ?? []),
  );

export type Moved = ReadonlyMap<number, TransactionRecord>;

/** Publishes the moves, and records approved refunds on their payments. */
export async function followMoves(
  services: PaymentServices,
  trx: WriteTransaction,
  decided: readonly DecidedAttempt[],
  { moved, now }: { moved: Moved; now: Date },
): Promise<void> {
  const outcomes = decided.flatMap(({ transaction: before, learner }) => {
    const after = moved.get(before.transactionId);
    return after && after.status !== before.status
      ? [{ before, after, outcome: after.status as Outcome, now, learner }]
      : [];
  });
  await publishOutcomes(services, trx, outcomes);
  for (const { original, transaction } of decided)
    if (original && moved.get(transaction.transactionId)?.status === 'APPROVED')
      await recordRefundOn(trx, original, now);
}

function moveOf({ attempt, transaction, state, response }: DecidedAttempt, at: Date): Move | null {
  const { communityId, transactionId, status: from } = transaction;
  const key = { communityId, transactionId, from, at };
  if (attempt.kind === 'VOID') {
    const to = state === 'APPROVED' ? statusAfter(from, ['void']) : null;
    return to && { ...key, to };
  }
  if (state === null || state === 'IN_FLIGHT') return null;
  if (state === 'UNKNOWN' || state === 'ACCEPTED') return { ...key, to: from, response };
  // No money moved and it is not sent again: it is over. It must be requested again
  const path = { APPROVED: ['approve'], DECLINED: ['decline'], NOT_RECEIVED: ['notReceived', 'cancel'] } as const;
  const to = statusAfter(from, path[state]);
  return to && { ...key, to, response };
}

/** Records an approved refund on its payment, full or partial. */
async function recordRefundOn(trx: WriteTransaction, original: TransactionRecord, now: Date): Promise<void> {
  const { approvedTotal } = await sumRefunds(trx, original);
  if (approvedTotal === original.total) await walk(trx, original, ['refundRest'], { now });
}

/** Returns the status after events of its state machine; null when one is refused. */
function statusAfter(status: TransactionStatus, events: readonly TransactionEvent[]): TransactionStatus | null {
  let at: TransactionStatus | null = status;
  for (const event of events) at = at && next(transactionStates, at, event);
  return at;
}

/**
 * Applies events of its state machine to a transaction by compare-and-set; returns its new state, null when refused.
 */
export async function walk(
  trx: WriteTransaction,
  { communityId, transactionId, status: from }: TransactionRecord,
  events: readonly TransactionEvent[],
  { response, now }: { response?: KnownResponse; now: Date },
): Promise<TransactionRecord | null> {
  const to = statusAfter(from, events);
  if (to === null) return null;
  const moved = await moveTransactions(trx, [
    { communityId, transactionId, from, to, at: now, ...(response && { response }) },
  ]);
  return moved.get(transactionId) ?? null;
}
