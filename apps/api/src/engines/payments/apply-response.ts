import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import { paymentAttemptStates, type PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  findAttempts,
  lockAttempts,
  moveAttempts,
  type AttemptMove,
} from '@quickportal/db/payments/write-payment-attempts';
import type { KnownResponse } from '@quickportal/db/transactions/move-transaction';
import { lockTransactions, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentResponse } from '../gateways/responses.ts';
import { followMoves, moveForResponses, type DecidedAttempt } from './move-for-response.ts';
import type { Learner } from './learner.ts';
import { nextRequery } from './requery-times.ts';
import { storeResponses } from './stored-response.ts';

export interface Applied {
  /** The payment, refund or voided payment in its current state. */
  transaction: TransactionRecord;
  /** Whether this response changed anything: late and repeated ones do not. */
  moved: boolean;
  /** Whether the outcome is still unknown. */
  isOpen: boolean;
  /** Stored response of the original request, if it had an idempotency key. */
  stored: string | null;
}

const openStates: ReadonlySet<PaymentAttemptStatus> = new Set(['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED']);

const events = {
  APPROVED: ['approve'],
  DECLINED: ['decline'],
  ACCEPTED: ['accept'],
  UNKNOWN: ['lose'],
  // An attempt without a response is lost first: only then can it be not received
  NOT_RECEIVED: ['lose', 'notReceived'],
} as const;

/** Returns the state after a response; null for a late or repeated one. */
export function attemptAfter(
  status: PaymentAttemptStatus,
  response: PaymentResponse['status'],
): PaymentAttemptStatus | null {
  let state: PaymentAttemptStatus | null = null;
  for (const event of events[response]) state = next(paymentAttemptStates, state ?? status, event) ?? state;
  return state;
}

/** The network's response about an instruction, and its learner. */
export interface LearnedResponse {
  instructionId: string;
  response: PaymentResponse;
  learner: Learner;
}

/**
 * Transaction 2 of payments, refunds or voids of one community, at most one per transaction: writes the network's
 * responses by compare-and-set on the states of the attempts. Locks payments, refunds and attempts, in this order.
 * Returns the results in the order of the responses; null for an unknown instruction.
 */
export async function applyResponses(
  services: PaymentServices,
  trx: WriteTransaction,
  communityId: number,
  learnedResponses: readonly LearnedResponse[],
): Promise<(Applied | null)[]> {
  const instructionIds = learnedResponses.map(({ instructionId }) => instructionId);
  const attempts = await findAttempts(trx, { communityId, instructionIds });
  const found = learnedResponses.flatMap((learnedResponse) => {
    const attempt = attempts.get(learnedResponse.instructionId);
    return attempt ? [{ ...learnedResponse, attempt }] : [];
  });
  if (found.length === 0) return learnedResponses.map(() => null);
  const ids = found.map(({ attempt }) => attempt.transactionId);
  if (new Set(ids).size < ids.length)
    throw new Error('Two responses about one transaction are applied one after the other');
  // In the order of their IDs, which puts payments before their refunds: concurrent lists cannot deadlock
  const originalIds = found.flatMap(({ attempt }) => attempt.originalTransactionId ?? []);
  const [transactions, currentAttempts] = await Promise.all([
    lockTransactions(trx, { communityId, ids: [...originalIds, ...ids] }),
    lockAttempts(trx, { communityId, ids: found.map(({ attempt }) => attempt.attemptId) }),
  ]);
  const now = services.clock.now();
  const decided = found.map(({ attempt, response, learner }): DecidedAttempt => {
    const transaction = transactions.get(attempt.transactionId);
    const current = currentAttempts.get(attempt.attemptId);
    if (!transaction || !current) throw new Error('An attempt vanished');
    const original = transactions.get(attempt.originalTransactionId ?? 0) ?? null;
    const state = attemptAfter(current.status, response.status);
    return {
      attempt,
      transaction,
      original,
      current,
      state,
      response: knownResponse(transaction, response),
      learner,
    };
  });
  const moves = decided.flatMap((decidedAttempt) => moveOf(services, decidedAttempt, now) ?? []);
  const [areMoved, moved] = await Promise.all([moveAttempts(trx, moves), moveForResponses(trx, decided, now)]);
  if (!areMoved) throw new Error('A locked attempt was changed by another process');
  const outcomes = decided.map(({ attempt, transaction: before, state, current }) => {
    const transaction = moved.get(before.transactionId) ?? before;
    return { attempt, transaction, moved: state !== null, isOpen: openStates.has(state ?? current.status) };
  });
  const [stored] = await Promise.all([
    storeResponses(trx, outcomes),
    followMoves(services, trx, decided, { moved, now }),
  ]);
  const applied = new Map(
    outcomes.map(({ attempt: { instructionId }, ...item }): [string, Applied] => [
      instructionId,
      { ...item, stored: stored.get(instructionId) ?? null },
    ]),
  );
  return instructionIds.map((instructionId) => applied.get(instructionId) ?? null);
}

/** Returns what to write to the attempt; null for a late or repeated response. */
function moveOf(
  services: PaymentServices,
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
  // Nothing new: it is queried again later
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
