import { responseMeaning } from '@quickportal/contracts/rules/response-codes';
import { paymentAttemptStates, type PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findAttempts, lockAttempts, moveAttempts, type AttemptMove } from '@quickportal/db/payments/attempts';
import type { KnownResponse } from '@quickportal/db/transactions/move-transaction';
import { lockTransactions, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Services } from '../services.ts';
import type { PaymentResponse } from '../gateways/responses.ts';
import { followMoves, moveForResponses, type DecidedAttempt } from './move-for-response.ts';
import type { Learner } from './learner.ts';
import { nextRequery } from './requery-times.ts';
import { storeResponses } from './stored-response.ts';

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
  response: PaymentResponse['status'],
): PaymentAttemptStatus | null {
  let state: PaymentAttemptStatus | null = null;
  for (const event of events[response]) state = next(paymentAttemptStates, state ?? status, event) ?? state;
  return state;
}

/** What the network said about an instruction, and who learned it. */
export interface LearnedResponse {
  instructionId: string;
  response: PaymentResponse;
  learner: Learner;
}

/**
 * Transaction 2 of payments, refunds or voids of one community, at most one of each transaction: writes what the network
 * said, by compare-and-set on the states of the attempts. Locks payments, refunds and attempts in this order. Responses in
 * the order of what was said; null where the instruction is none of ours.
 */
export async function applyResponses(
  services: Services,
  trx: WriteTransaction,
  communityId: number,
  learnedResponse: readonly LearnedResponse[],
): Promise<(Applied | null)[]> {
  const instructionIds = learnedResponse.map(({ instructionId }) => instructionId);
  const attempts = await findAttempts(trx, { communityId, instructionIds });
  const found = learnedResponse.flatMap((learnedResponse) => {
    const attempt = attempts.get(learnedResponse.instructionId);
    return attempt ? [{ ...learnedResponse, attempt }] : [];
  });
  if (found.length === 0) return learnedResponse.map(() => null);
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
  const answered = found.map(({ attempt, response, learner }): DecidedAttempt => {
    const transaction = transactions.get(attempt.transactionId);
    const current = stands.get(attempt.attemptId);
    if (!transaction || !current) throw new Error('An attempt vanished');
    const original = transactions.get(attempt.originalTransactionId ?? 0) ?? null;
    const state = attemptAfter(current.status, response.status);
    return {
      attempt,
      transaction,
      original,
      current: current,
      state,
      response: knownResponse(transaction, response),
      learner,
    };
  });
  const moves = answered.flatMap((decidedAttempt) => moveOf(services, decidedAttempt, now) ?? []);
  const [areMoved, moved] = await Promise.all([moveAttempts(trx, moves), moveForResponses(trx, answered, now)]);
  if (!areMoved) throw new Error('A locked attempt was changed by another process');
  const visited = answered.map(({ attempt, transaction: before, state, current }) => {
    const transaction = moved.get(before.transactionId) ?? before;
    return { attempt, transaction, moved: state !== null, isOpen: openStates.has(state ?? current.status) };
  });
  const [stored] = await Promise.all([
    storeResponses(trx, visited),
    followMoves(services, trx, answered, { moved, now }),
  ]);
  const applied = new Map(
    visited.map(({ attempt: { instructionId }, ...item }): [string, Applied] => [
      instructionId,
      { ...item, stored: stored.get(instructionId) ?? null },
    ]),
  );
  return instructionIds.map((instructionId) => applied.get(instructionId) ?? null);
}

/** What is written to the attempt; null where a late or repeated answer changes nothing. */
function moveOf(
  services: Services,
  { attempt, current, state, response }: DecidedAttempt,
  now: Date,
): AttemptMove | null {
  const { communityId, attemptId } = attempt;
  const key = { communityId, attemptId, from: current.status, ...response };
  if (state !== null)
    return {
      ...key,
      to: state,
      answeredAt: state === 'UNKNOWN' ? null : now,
      requeries: current.requeries,
      nextRequeryAt: openStates.has(state) ? nextRequery(services, { ...current, now }) : null,
    };
  // Nothing new: it is asked again later
  if (current.status !== 'UNKNOWN' && current.status !== 'ACCEPTED') return null;
  const requeries = current.requeries + 1;
  const answeredAt = current.status === 'UNKNOWN' ? null : now;
  return {
    ...key,
    to: current.status,
    answeredAt,
    requeries,
    nextRequeryAt: nextRequery(services, { now, requeries }),
  };
}

const texts = {
  ACCEPTED: 'The bank has accepted it and will confirm the outcome later.',
  UNKNOWN: 'The bank has not responded yet. The portal keeps checking the outcome.',
  NOT_RECEIVED: 'The bank never received it. No money was moved.',
} as const;

function knownResponse({ paymentMethod }: TransactionRecord, response: PaymentResponse): KnownResponse {
  const { status, summaryCode, responseCode, gatewayReference } = response;
  const text = responseCode === null ? '' : responseMeaning(paymentMethod, responseCode).text;
  const responseText = status === 'APPROVED' || status === 'DECLINED' ? text : texts[status];
  return { summaryCode, responseCode, responseText, gatewayReference };
}
