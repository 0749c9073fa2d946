import { Transaction } from '@quickportal/contracts/transactions/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Attempt, AttemptKind } from '@quickportal/db/payments/attempts';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { completeAllHeld } from '../idempotency/idempotency.ts';
import { toTransaction } from './to-transaction.ts';

/** What the calls that begin an attempt answer: they have several answers, and these are theirs for what was sent. */
const statusOf = (kind: AttemptKind, isOpen: boolean) => (kind === 'VOID' ? (isOpen ? 202 : 200) : 201);

export interface SentResponse {
  status: 200 | 201 | 202;
  body: Transaction;
}

/** The answer of the request that began an attempt, with its transaction as it is now. Open: its outcome is not known yet. */
export const sentResponse = (kind: AttemptKind, transaction: TransactionRecord, isOpen: boolean): SentResponse => ({
  status: statusOf(kind, isOpen),
  body: Transaction.parse(toTransaction(transaction)),
});

/** What an attempt has come to. */
export interface AppliedOutcome {
  attempt: Attempt;
  transaction: TransactionRecord;
  isOpen: boolean;
}

/**
 * Stores the answers for the idempotency keys that attempts hold, unless one is stored; answers what is, by the ids of
 * the instructions, where a key was sent. A request that was killed is answered by anyone who learned the outcome, in the
 * same bytes.
 */
export async function storeResponses(
  trx: WriteTransaction,
  appliedOutcome: readonly AppliedOutcome[],
): Promise<ReadonlyMap<string, string>> {
  const responses = appliedOutcome.flatMap(({ attempt, transaction, isOpen }) => {
    if (attempt.idempotencyKeyId === null) return [];
    const response = sentResponse(attempt.kind, transaction, isOpen);
    const { instructionId, idempotencyKeyId: held } = attempt;
    return [{ instructionId, held, status: response.status, body: JSON.stringify(response) }];
  });
  const stored = await completeAllHeld(trx, responses);
  return new Map(responses.map(({ instructionId, body }, index) => [instructionId, stored[index] ?? body]));
}
