import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Learner } from './learner.ts';

/** A state of a payment or refund that causes notices and events. */
export type Outcome = 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'VOIDED' | 'DISHONOURED' | 'SUSPENDED';

/** What became of a payment or refund. */
export interface PaymentOutcome {
  /** As it was before, and as it is. */
  before: TransactionRecord;
  after: TransactionRecord;
  outcome: Outcome;
  now: Date;
  learner: Learner;
}

/**
 * Follows outcomes of one community, at least one, inside the transaction that writes them: what throws undoes them. The
 * payments and refunds are locked.
 */
export type OutcomeSubscriber<S> = (
  services: S,
  trx: WriteTransaction,
  outcomes: readonly PaymentOutcome[],
) => Promise<void>;

export const nounOf = ({ transactionType }: TransactionRecord) => (transactionType === 'REFUND' ? 'refund' : 'payment');

/** The date of a schedule that a payment was tried for; null: it is none of a schedule. */
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
