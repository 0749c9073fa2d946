import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Attempt } from '@quickportal/db/payments/attempts';
import { moveTransaction, type KnownAnswer } from '@quickportal/db/payments/move-transaction';
import { sumRefunds } from '@quickportal/db/payments/refunds';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Services } from '../../kernel/services.ts';
import type { Learner } from './apply-answer.ts';
import { tellOutcome, type Outcome } from './tell-outcome.ts';

type TransactionEvent = (typeof transactionStates.transitions)[number]['event'];

interface Answered {
  attempt: Attempt;
  /** What the attempt is about, locked. */
  transaction: TransactionRecord;
  /** Of a refund: what it gives back, locked. */
  original: TransactionRecord | null;
  answer: KnownAnswer;
  /** What the attempt became. */
  state: PaymentAttemptStatus;
  now: Date;
  learner: Learner;
}

/** Moves the payment, refund or voided payment as its attempt moved, and tells everybody who is to know. */
export async function moveForAnswer(services: Services, trx: WriteTransaction, answered: Answered): Promise<void> {
  if (answered.attempt.kind === 'VOID') return moveVoided(services, trx, answered);
  const { transaction, state, answer, now } = answered;
  if (state === 'UNKNOWN' || state === 'ACCEPTED') {
    const { communityId, transactionId, status } = transaction;
    await moveTransaction(trx, { communityId, transactionId, from: status, to: status, at: now, answer });
    return;
  }
  // Nothing was moved and nobody sends it again: it is over. Whoever wants the money asks anew
  const path = { APPROVED: ['approve'], DECLINED: ['decline'], NOT_RECEIVED: ['notReceived', 'cancel'] } as const;
  const reached = await walk(trx, transaction, state === 'IN_FLIGHT' ? [] : path[state], { answer, now });
  if (reached === null) return;
  await tell(services, trx, answered, reached);
  if (reached === 'APPROVED' && answered.original) await giveBack(trx, answered.original, now);
}

/** An approved refund: of the rest, or of a part. */
async function giveBack(trx: WriteTransaction, original: TransactionRecord, now: Date): Promise<void> {
  const { approvedTotal } = await sumRefunds(trx, original);
  if (approvedTotal === original.total) await walk(trx, original, ['refundRest'], { now });
}

async function moveVoided(services: Services, trx: WriteTransaction, answered: Answered): Promise<void> {
  if (answered.state !== 'APPROVED') return;
  const reached = await walk(trx, answered.transaction, ['void'], { now: answered.now });
  if (reached !== null) await tell(services, trx, answered, reached);
}

/** Takes a transaction along events of its machine, one compare-and-set each; null where one is refused. */
export async function walk(
  trx: WriteTransaction,
  { communityId, transactionId, status }: TransactionRecord,
  events: readonly TransactionEvent[],
  { answer, now }: { answer?: KnownAnswer; now: Date },
): Promise<TransactionStatus | null> {
  let from = status;
  for (const event of events) {
    const to = next(transactionStates, from, event);
    if (to === null) return null;
    const move = { communityId, transactionId, from, to, at: now, ...(answer ? { answer } : {}) };
    if (!(await moveTransaction(trx, move))) return null;
    from = to;
  }
  return events.length === 0 ? null : from;
}

async function tell(
  services: Services,
  trx: WriteTransaction,
  { transaction, now, learner }: Answered,
  reached: TransactionStatus,
): Promise<void> {
  const outcome = reached as Outcome;
  await tellOutcome(services, trx, { transaction, outcome, now, learner });
}
