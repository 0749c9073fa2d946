import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Attempt } from '@quickportal/db/payments/attempts';
import { moveTransactions, type KnownResponse, type Move } from '@quickportal/db/transactions/move-transaction';
import { sumRefunds } from '@quickportal/db/payments/refunds';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Services } from '../services.ts';
import type { Learner } from './learner.ts';
import type { Outcome } from './outcome.ts';
import { publishOutcomes } from './publish-outcomes.ts';

type TransactionEvent = (typeof transactionStates.transitions)[number]['event'];

/** An answer of the network about an attempt that is locked with its transaction. */
export interface DecidedAttempt {
  attempt: Attempt;
  /** What the attempt is about. */
  transaction: TransactionRecord;
  /** Of a refund: what it gives back. */
  original: TransactionRecord | null;
  current: { status: PaymentAttemptStatus; requeries: number };
  /** What the attempt becomes; null: the answer is late or repeated. */
  state: PaymentAttemptStatus | null;
  response: KnownResponse;
  learner: Learner;
}

/** Moves payments, refunds and voided payments as their attempts moved. Returns them as they are now, by their ids. */
export const moveForResponses = (
  trx: WriteTransaction,
  answered: readonly DecidedAttempt[],
  now: Date,
): Promise<Moved> =>
  moveTransactions(
    trx,
    answered.flatMap((decidedAttempt) => moveOf(decidedAttempt, now) ?? []),
  );

export type Moved = ReadonlyMap<number, TransactionRecord>;

/** Publishes what moved, and writes approved refunds to what they give back. */
export async function followMoves(
  services: Services,
  trx: WriteTransaction,
  answered: readonly DecidedAttempt[],
  { moved, now }: { moved: Moved; now: Date },
): Promise<void> {
  const outcomes = answered.flatMap(({ transaction: before, learner }) => {
    const after = moved.get(before.transactionId);
    return after && after.status !== before.status
      ? [{ before, after, outcome: after.status as Outcome, now, learner }]
      : [];
  });
  await publishOutcomes(services, trx, outcomes);
  for (const { original, transaction } of answered)
    if (original && moved.get(transaction.transactionId)?.status === 'APPROVED') await giveBack(trx, original, now);
}

function moveOf({ attempt, transaction, state, response }: DecidedAttempt, at: Date): Move | null {
  const { communityId, transactionId, status: from } = transaction;
  const key = { communityId, transactionId, from, at };
  if (attempt.kind === 'VOID') {
    const to = state === 'APPROVED' ? statusAfter(from, ['void']) : null;
    return to && { ...key, to };
  }
  if (state === null || state === 'IN_FLIGHT') return null;
  if (state === 'UNKNOWN' || state === 'ACCEPTED') return { ...key, to: from, response: response };
  // Nothing was moved and no one sends it again: it is over. Anyone who wants the money asks again
  const path = { APPROVED: ['approve'], DECLINED: ['decline'], NOT_RECEIVED: ['notReceived', 'cancel'] } as const;
  const to = statusAfter(from, path[state]);
  return to && { ...key, to, response: response };
}

/** An approved refund: of the rest, or of a part. */
async function giveBack(trx: WriteTransaction, original: TransactionRecord, now: Date): Promise<void> {
  const { approvedTotal } = await sumRefunds(trx, original);
  if (approvedTotal === original.total) await walk(trx, original, ['refundRest'], { now });
}

/** Where events of its machine take a transaction; null where one is refused. */
function statusAfter(status: TransactionStatus, events: readonly TransactionEvent[]): TransactionStatus | null {
  let at: TransactionStatus | null = status;
  for (const event of events) at = at && next(transactionStates, at, event);
  return at;
}

/** Takes a transaction along events of its machine by compare-and-set; answers it as it is now, null where that is refused. */
export async function walk(
  trx: WriteTransaction,
  { communityId, transactionId, status: from }: TransactionRecord,
  events: readonly TransactionEvent[],
  { response, now }: { response?: KnownResponse; now: Date },
): Promise<TransactionRecord | null> {
  const to = statusAfter(from, events);
  if (to === null) return null;
  const moved = await moveTransactions(trx, [
    { communityId, transactionId, from, to, at: now, ...(response && { response: response }) },
  ]);
  return moved.get(transactionId) ?? null;
}
