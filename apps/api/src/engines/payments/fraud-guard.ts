import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Currency } from '@quickportal/contracts/rules/money';

/** What fraud guard gets to see of a card payment that is about to be recorded. Never a number. */
export interface FraudSubject {
  businessId: number;
  customerId: number | null;
  /** Cents, principal and surcharge. */
  amount: bigint;
  currency: Currency;
  /** Address of the payer; null where it is not known, as where an officer enters the payment. */
  ipAddress: string | null;
  /** What equal numbers of the community have in common. */
  fingerprint: Buffer | null;
  /** First six digits of the card. */
  bin: string | null;
  maskedNumber: string | null;
}

/** ALLOW: it is sent. SUSPEND: it waits for a user. DECLINE: it is declined and never sent. */
export type FraudResponse = 'ALLOW' | 'SUSPEND' | 'DECLINE';

/** Decides about payments by the ids that they were inserted with, and keeps what it decided. In the same order. */
export type FraudJudge = (transactionIds: readonly number[]) => Promise<readonly FraudResponse[]>;

/**
 * Decides about payments of one community inside their first transaction. `hold` comes before they are inserted: it
 * makes payments whose counts depend on each other wait. The rules come behind this interface; payments know nothing of
 * them.
 */
export interface FraudGuard {
  hold(
    trx: WriteTransaction,
    place: { communityId: number; now: Date },
    subjects: readonly FraudSubject[],
  ): Promise<FraudJudge>;
}
