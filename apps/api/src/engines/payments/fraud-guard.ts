import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';

/** What fraud guard gets to see of a payment that is about to be recorded. Never a number. */
export interface FraudSubject {
  communityId: number;
  businessId: number;
  transactionId: number;
  customerId: number | null;
  /** Cents, principal and surcharge. */
  amount: bigint;
  currency: 'AUD' | 'NZD';
  /** Address of the payer, or of anyone who enters the payment; null where it is not known. */
  ipAddress: string | null;
  /** What equal numbers of the community have in common. */
  fingerprint: Buffer | null;
  /** First six digits of a card; null for bank accounts. */
  bin: string | null;
  at: Date;
}

/** ALLOW: it is sent. SUSPEND: it waits for a person. */
export type FraudResponse = 'ALLOW' | 'SUSPEND';

/**
 * Decides about a payment inside its first transaction, and keeps there what it decided. The rules come behind this
 * interface; payments know nothing of them.
 */
export interface FraudGuard {
  decide(trx: WriteTransaction, subject: FraudSubject): Promise<FraudResponse>;
}

/** No rules: everything is allowed. */
export const allowAll: FraudGuard = { decide: () => Promise.resolve('ALLOW') };
