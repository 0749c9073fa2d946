import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Attempt } from '@quickportal/db/payments/attempts';
import { moveTransactions, type KnownAnswer, type Move } from '@quickportal/db/payments/move-transaction';
import { sumRefunds } from '@quickportal/db/payments/refunds';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Services } from '../../kernel/services.ts';
import type { Learner } from './apply-answer.ts';
import { tellOutcomes, type Outcome } from './tell-outcome.ts';

type TransactionEvent = (typeof transactionStates.transitions)[number]['event'];

/** An answer of the network about an attempt that is locked with its transaction. */
export interface Answered {
  attempt: Attempt;
  /** What the attempt is about. */
  transaction: TransactionRecord;
  /** Of a refund: what it gives back. */
  original: TransactionRecord | null;
  present: { status: PaymentAttemptStatus; requeries: number };
  /** What the attempt becomes; null: the answer is late or repeated. */
  state: PaymentAttemptStatus | null;
  answer: KnownAnswer;
  learner: Learner;
}

/** Moves payments, refunds and voided payments as their attempts moved. Answers them as they are now, by their ids. */
export const moveForAnswers = (trx: WriteTransaction, answered: readonly Answered[], now: Date): Promise<Moved> =>
  moveTransactions(
    trx,
    answered.flatMap((it) => moveOf(it, now) ?? []),
  );

export type Moved = ReadonlyMap<number, TransactionRecord>;

/** Tells everybody who is to know what moved, and writes approved refunds to what they give back. */
export async function followMoves(
  services: Services,
  trx: WriteTransaction,
  answered: readonly Answered[],
  { moved, now }: { moved: Moved; now: Date },
): Promise<void> {
  const told = answered.flatMap(({ transaction: before, learner }) => {
    const after = moved.get(before.transactionId);
    return after && after.status !== before.status
      ? [{ before, after, outcome: after.status as Outcome, now, learner }]
      : [];
  });
  await tellOutcomes(services, trx, told);
  for (const { original, transaction } of answered)
    if (original && moved.get(transaction.transactionId)?.status === 'APPROVED') await giveBack(trx, original, now);
}

function moveOf({ attempt, transaction, state, answer }: Answered, at: Date): Move | null {
  const { communityId, transactionId, status: from } = transaction;
  const named = { communityId, transactionId, from, at };
  if (attempt.kind === 'VOID') {
    const to = state === 'APPROVED' ? reached(from, ['void']) : null;
    return to && { ...named, to };
  }
  if (state === null || state === 'IN_FLIGHT') return null;
  if (state === 'UNKNOWN' || state === 'ACCEPTED') return { ...named, to: from, answer };
  // Nothing was moved and nobody sends it again: it is over. Whoever wants the money asks anew
  const path = { APPROVED: ['approve'], DECLINED: ['decline'], NOT_RECEIVED: ['notReceived', 'cancel'] } as const;
  const to = reached(from, path[state]);
  return to && { ...named, to, answer };
}

/** An approved refund: of the rest, or of a part. */
async function giveBack(trx: WriteTransaction, original: TransactionRecord, now: Date): Promise<void> {
  const { approvedTotal } = await sumRefunds(trx, original);
  if (approvedTotal === original.total) await walk(trx, original, ['refundRest'], { now });
}

/** Where events of its machine take a transaction; null where one is refused. */
function reached(status: TransactionStatus, events: readonly TransactionEvent[]): TransactionStatus | null {
  let at: TransactionStatus | null = status;
  for (const event of events) at = at && next(transactionStates, at, event);
  return at;
}

/** Takes a transaction along events of its machine by compare-and-set; answers it as it is now, null where that is refused. */
export async function walk(
  trx: WriteTransaction,
  { communityId, transactionId, status: from }: TransactionRecord,
  events: readonly TransactionEvent[],
  { answer, now }: { answer?: KnownAnswer; now: Date },
): Promise<TransactionRecord | null> {
  const to = reached(from, events);
  if (to === null) return null;
  const moved = await moveTransactions(trx, [
    { communityId, transactionId, from, to, at: now, ...(answer && { answer }) },
  ]);
  return moved.get(transactionId) ?? null;
}
