import { Transaction } from '@quickportal/contracts/transactions/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Attempt, AttemptKind } from '@quickportal/db/payments/write-payment-attempts';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { completeAllHeld } from '../idempotency/idempotency.ts';
import { toTransaction } from './to-transaction.ts';

/** Returns the status of the call that started an attempt, once it was sent. */
const statusOf = (kind: AttemptKind, isOpen: boolean) => (kind === 'VOID' ? (isOpen ? 202 : 200) : 201);

export interface SentResponse {
  status: 200 | 201 | 202;
  body: Transaction;
}

/**
 * Builds the response of the request that started an attempt, with its transaction's current state. `isOpen`: the
 * outcome is still unknown.
 */
export const sentResponse = (kind: AttemptKind, transaction: TransactionRecord, isOpen: boolean): SentResponse => ({
  status: statusOf(kind, isOpen),
  body: Transaction.parse(toTransaction(transaction)),
});

/** The result of an attempt. */
export interface AppliedOutcome {
  attempt: Attempt;
  transaction: TransactionRecord;
  isOpen: boolean;
}

/**
 * Stores the responses for the idempotency keys of attempts, unless one is stored already, and returns the stored ones
 * by instruction ID. A killed request gets its response, byte for byte, from the process that learned the outcome.
 */
export async function storeResponses(
  trx: WriteTransaction,
  appliedOutcome: readonly AppliedOutcome[],
): Promise<ReadonlyMap<string, string>> {
  const responses = appliedOutcome.flatMap(({ attempt, transaction, isOpen }) => {
    if (attempt.idempotencyKeyId === null) return [];
    const response = sentResponse(attempt.kind, transaction, isOpen);
    const { instructionId, idempotencyKeyId } = attempt;
    return [{ instructionId, idempotencyKeyId, status: response.status, body: JSON.stringify(response) }];
  });
  const stored = await completeAllHeld(trx, responses);
  return new Map(responses.map(({ instructionId, body }, index) => [instructionId, stored[index] ?? body]));
}
