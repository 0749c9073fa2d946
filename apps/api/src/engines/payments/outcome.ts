import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Learner } from './learner.ts';

/** A state of a payment or refund that causes notices and events. */
export type Outcome = 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'VOIDED' | 'DISHONOURED' | 'SUSPENDED';

/** The outcome of a payment or refund. */
export interface PaymentOutcome {
  /** The transaction before and after. */
  before: TransactionRecord;
  after: TransactionRecord;
  outcome: Outcome;
  now: Date;
  learner: Learner;
}

/**
 * Reacts to outcomes of one community, at least one, in the transaction that writes them, which it can roll back by
 * throwing. The payments and refunds are locked.
 */
export type OutcomeSubscriber<S> = (
  services: S,
  trx: WriteTransaction,
  outcomes: readonly PaymentOutcome[],
) => Promise<void>;

export const nounOf = ({ transactionType }: TransactionRecord) => (transactionType === 'REFUND' ? 'refund' : 'payment');

/** Returns the instalment that a payment was for; null if it belongs to no schedule. */
export function instalmentOf({
  transactionType,
  recurringPaymentId,
  recurringOccurrenceId: occurrenceId,
  occurrenceAttempt: attempt,
}: TransactionRecord): { recurringPaymentId: number; occurrenceId: number; attempt: number } | null {
  if (transactionType !== 'PAYMENT') return null;
  if (recurringPaymentId === null || occurrenceId === null || attempt === null) return null;
  return { recurringPaymentId, occurrenceId, attempt };
}
