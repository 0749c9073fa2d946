import { Transaction } from '@quickportal/contracts/transactions/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Attempt, AttemptKind } from '@quickportal/db/payments/attempts';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { completeHeld } from '../idempotency/idempotency.ts';
import { presentTransaction } from './present-transaction.ts';

/** What the calls that begin an attempt answer: they have several answers, and these are theirs for what was sent. */
const statusOf = (kind: AttemptKind, isOpen: boolean) => (kind === 'VOID' ? (isOpen ? 202 : 200) : 201);

export interface SentAnswer {
  status: 200 | 201 | 202;
  body: Transaction;
}

/** The answer of the request that began an attempt, with its transaction as it is now. Open: its outcome is not known yet. */
export const sentAnswer = (kind: AttemptKind, transaction: TransactionRecord, isOpen: boolean): SentAnswer => ({
  status: statusOf(kind, isOpen),
  body: Transaction.parse(presentTransaction(transaction)),
});

/**
 * Stores it for the idempotency key that the attempt holds, unless one is stored; answers what is. A request that was
 * killed is answered by whoever learned the outcome, in the same bytes. Null: no key was sent.
 */
export async function storeAnswer(
  trx: WriteTransaction,
  { idempotencyKeyId, kind }: Attempt,
  transaction: TransactionRecord,
  isOpen: boolean,
): Promise<string | null> {
  if (idempotencyKeyId === null) return null;
  const answer = sentAnswer(kind, transaction, isOpen);
  return completeHeld(trx, idempotencyKeyId, { status: answer.status, body: JSON.stringify(answer) });
}
