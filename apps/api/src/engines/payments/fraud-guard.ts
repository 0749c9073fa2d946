import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Currency } from '@quickportal/contracts/rules/money';

/** A card payment about to be recorded, as fraud guard sees it, without any number. */
export interface FraudSubject {
  businessId: number;
  customerId: number | null;
  /** Principal and surcharge, in cents. */
  amount: bigint;
  currency: Currency;
  /** IP address of the payer; null if unknown, such as when an officer enters the payment. */
  ipAddress: string | null;
  /** Fingerprint shared by equal numbers of the community. */
  fingerprint: Buffer | null;
  /** First six digits of the card. */
  bin: string | null;
  maskedNumber: string | null;
}

/** ALLOW: it is sent. SUSPEND: a user decides. DECLINE: it is declined and never sent. */
export type FraudResponse = 'ALLOW' | 'SUSPEND' | 'DECLINE';

/** Judges payments by their transaction IDs and stores the decisions. Returns them in order. */
export type FraudJudge = (transactionIds: readonly number[]) => Promise<readonly FraudResponse[]>;

/**
 * Judges payments of one community in their first transaction. `hold` runs before they are inserted: it makes payments
 * with common counts wait for each other. The rules are behind this interface; payments do not depend on them.
 */
export interface FraudGuard {
  hold(
    trx: WriteTransaction,
    place: { communityId: number; now: Date },
    subjects: readonly FraudSubject[],
  ): Promise<FraudJudge>;
}
