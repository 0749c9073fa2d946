import { responseMeaning } from '@quickportal/contracts/rules/response-codes';
import { paymentAttemptStates, type PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findAttempts, lockAttempts, moveAttempts, type AttemptMove } from '@quickportal/db/payments/attempts';
import type { KnownAnswer } from '@quickportal/db/payments/move-transaction';
import { lockTransactions, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { RequestOrigin } from '../../kernel/context.ts';
import type { Services } from '../../kernel/services.ts';
import type { Actor } from '../access/actor.ts';
import type { PaymentAnswer } from '../gateways/answers.ts';
import { followMoves, moveForAnswers, type Answered } from './move-for-answer.ts';
import { nextRequery } from './requery-times.ts';
import { storeAnswers } from './stored-answer.ts';

/** Who learned an outcome. */
export interface Learner {
  actor: Actor;
  origin: RequestOrigin;
}

export interface Applied {
  /** What was voided, or the payment or refund, as it is now. */
  transaction: TransactionRecord;
  /** Whether this answer changed anything: late and repeated ones don't. */
  moved: boolean;
  /** Its outcome is not known yet. */
  isOpen: boolean;
  /** What the request that began it is answered, where it sent an idempotency key. */
  stored: string | null;
}

const openStates: ReadonlySet<PaymentAttemptStatus> = new Set(['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED']);

const events = {
  APPROVED: ['approve'],
  DECLINED: ['decline'],
  ACCEPTED: ['accept'],
  UNKNOWN: ['lose'],
  // What has no answer is lost first: only then can it be not received
  NOT_RECEIVED: ['lose', 'notReceived'],
} as const;

/** The state after an answer; null where it is late or repeated and changes nothing. */
export function attemptAfter(
  status: PaymentAttemptStatus,
  answer: PaymentAnswer['status'],
): PaymentAttemptStatus | null {
  let state: PaymentAttemptStatus | null = null;
  for (const event of events[answer]) state = next(paymentAttemptStates, state ?? status, event) ?? state;
  return state;
}

/** What the network said about an instruction, and who learned it. */
export interface SaidAnswer {
  instructionId: string;
  answer: PaymentAnswer;
  learner: Learner;
}

/**
 * Transaction 2 of payments, refunds or voids of one community, at most one of each transaction: writes what the network
 * said, by compare-and-set on the states of the attempts. Locks payments, refunds and attempts in this order. Answers in
 * the order of what was said; null where the instruction is none of ours.
 */
export async function applyAnswers(
  services: Services,
  trx: WriteTransaction,
  communityId: number,
  said: readonly SaidAnswer[],
): Promise<(Applied | null)[]> {
  const instructionIds = said.map(({ instructionId }) => instructionId);
  const attempts = await findAttempts(trx, { communityId, instructionIds });
  const found = said.flatMap((it) => {
    const attempt = attempts.get(it.instructionId);
    return attempt ? [{ ...it, attempt }] : [];
  });
  if (found.length === 0) return said.map(() => null);
  const ids = found.map(({ attempt }) => attempt.transactionId);
  if (new Set(ids).size < ids.length)
    throw new Error('Two answers about one transaction are applied one after the other');
  // In the order of their ids, which is payments before their refunds: two lists never wait for each other
  const originalIds = found.flatMap(({ attempt }) => attempt.originalTransactionId ?? []);
  const [transactions, stands] = await Promise.all([
    lockTransactions(trx, { communityId, ids: [...originalIds, ...ids] }),
    lockAttempts(trx, { communityId, ids: found.map(({ attempt }) => attempt.attemptId) }),
  ]);
  const now = services.clock.now();
  const answered = found.map(({ attempt, answer, learner }): Answered => {
    const transaction = transactions.get(attempt.transactionId);
    const present = stands.get(attempt.attemptId);
    if (!transaction || !present) throw new Error('An attempt vanished');
    const original = transactions.get(attempt.originalTransactionId ?? 0) ?? null;
    const state = attemptAfter(present.status, answer.status);
    return { attempt, transaction, original, present, state, answer: knownAnswer(transaction, answer), learner };
  });
  const moves = answered.flatMap((it) => moveOf(services, it, now) ?? []);
  const [areMoved, moved] = await Promise.all([moveAttempts(trx, moves), moveForAnswers(trx, answered, now)]);
  if (!areMoved) throw new Error('A locked attempt was moved by somebody else');
  const reached = answered.map(({ attempt, transaction: before, state, present }) => {
    const transaction = moved.get(before.transactionId) ?? before;
    return { attempt, transaction, moved: state !== null, isOpen: openStates.has(state ?? present.status) };
  });
  const [stored] = await Promise.all([
    storeAnswers(trx, reached),
    followMoves(services, trx, answered, { moved, now }),
  ]);
  const applied = new Map(
    reached.map(({ attempt: { instructionId }, ...it }): [string, Applied] => [
      instructionId,
      { ...it, stored: stored.get(instructionId) ?? null },
    ]),
  );
  return instructionIds.map((instructionId) => applied.get(instructionId) ?? null);
}

/** What is written to the attempt; null where a late or repeated answer changes nothing. */
function moveOf(services: Services, { attempt, present, state, answer }: Answered, now: Date): AttemptMove | null {
  const { communityId, attemptId } = attempt;
  const named = { communityId, attemptId, from: present.status, ...answer };
  if (state !== null)
    return {
      ...named,
      to: state,
      answeredAt: state === 'UNKNOWN' ? null : now,
      requeries: present.requeries,
      nextRequeryAt: openStates.has(state) ? nextRequery(services, { ...present, now }) : null,
    };
  // Nothing new: it is asked again later
  if (present.status !== 'UNKNOWN' && present.status !== 'ACCEPTED') return null;
  const requeries = present.requeries + 1;
  const answeredAt = present.status === 'UNKNOWN' ? null : now;
  return {
    ...named,
    to: present.status,
    answeredAt,
    requeries,
    nextRequeryAt: nextRequery(services, { now, requeries }),
  };
}

const texts = {
  ACCEPTED: 'The bank has it and will say the outcome later.',
  UNKNOWN: 'The bank has not answered yet. It is asked for the outcome.',
  NOT_RECEIVED: 'The bank never received it. No money was moved.',
} as const;

function knownAnswer({ paymentMethod }: TransactionRecord, answer: PaymentAnswer): KnownAnswer {
  const { status, summaryCode, responseCode, gatewayReference } = answer;
  const said = responseCode === null ? '' : responseMeaning(paymentMethod, responseCode).text;
  const responseText = status === 'APPROVED' || status === 'DECLINED' ? said : texts[status];
  return { summaryCode, responseCode, responseText, gatewayReference };
}
