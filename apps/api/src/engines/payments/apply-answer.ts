import { responseMeaning } from '@quickportal/contracts/rules/response-codes';
import { paymentAttemptStates, type PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findAttempt, lockAttempt, moveAttempt, type Attempt } from '@quickportal/db/payments/attempts';
import type { KnownAnswer } from '@quickportal/db/payments/move-transaction';
import { getTransaction, lockTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { RequestOrigin } from '../../kernel/context.ts';
import type { Services } from '../../kernel/services.ts';
import type { Actor } from '../access/actor.ts';
import type { PaymentAnswer } from '../gateways/answers.ts';
import { moveForAnswer } from './move-for-answer.ts';
import { nextRequery } from './requery-times.ts';
import { storeAnswer } from './stored-answer.ts';

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

/**
 * Transaction 2 of a payment, refund or void: writes what the network said, by compare-and-set on the state of the
 * attempt. Locks payment, refund and attempt in this order. Null where the instruction is none of ours.
 */
export async function applyAnswer(
  services: Services,
  trx: WriteTransaction,
  named: { communityId: number; instructionId: string },
  answer: PaymentAnswer,
  learner: Learner,
): Promise<Applied | null> {
  const attempt = await findAttempt(trx, named);
  if (!attempt) return null;
  const { communityId, transactionId, originalTransactionId } = attempt;
  const original =
    originalTransactionId === null
      ? null
      : ((await lockTransaction(trx, { communityId, transactionId: originalTransactionId })) ?? null);
  const transaction = await lockTransaction(trx, { communityId, transactionId });
  const present = await lockAttempt(trx, attempt);
  if (!transaction || !present) throw new Error('An attempt vanished');
  const now = services.clock.now();
  const state = attemptAfter(present.status, answer.status);
  const known = knownAnswer(transaction, answer);
  const asked = { ...present, now };
  if (state === null) await askAgain(services, trx, attempt, asked, known);
  else {
    await moveAttempt(trx, attempt, present.status, {
      ...known,
      status: state,
      answeredAt: state === 'UNKNOWN' ? null : now,
      requeries: present.requeries,
      nextRequeryAt: openStates.has(state) ? nextRequery(services, asked) : null,
    });
    await moveForAnswer(services, trx, { attempt, transaction, original, answer: known, state, now, learner });
  }
  const after = await getTransaction(trx, { communityId, transactionId });
  if (!after) throw new Error('A payment vanished');
  const isOpen = openStates.has(state ?? present.status);
  const stored = await storeAnswer(trx, attempt, after, isOpen);
  return { transaction: after, moved: state !== null, isOpen, stored };
}

async function askAgain(
  services: Services,
  trx: WriteTransaction,
  attempt: Attempt,
  present: { status: PaymentAttemptStatus; requeries: number; now: Date },
  known: KnownAnswer,
): Promise<void> {
  const { status, now } = present;
  if (status !== 'UNKNOWN' && status !== 'ACCEPTED') return;
  const requeries = present.requeries + 1;
  const answeredAt = status === 'UNKNOWN' ? null : now;
  const nextRequeryAt = nextRequery(services, { now, requeries });
  await moveAttempt(trx, attempt, status, { ...known, status, answeredAt, requeries, nextRequeryAt });
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
