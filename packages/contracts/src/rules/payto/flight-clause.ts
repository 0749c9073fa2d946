import type { PayToAgreementStatus, PayToSide } from '../states/payto-agreement.ts';
import type { PayToTerms } from './terms.ts';

/** An agreement as it is when a payment is about to be taken. */
export interface AgreementState {
  status: PayToAgreementStatus;
  /** The side that brought the status about. */
  statusBy: PayToSide | 'SYSTEM';
  /** Those in force. */
  terms: PayToTerms;
  /** Whether an amendment waits for the payer. */
  pendingBilateral: boolean;
  /** Payments of the period that today is in, those under way included; failed ones do not count. */
  paymentsInPeriod: number;
  /** Payments since the start, counted in the same way. */
  paymentsEver: number;
  /** Payments that failed in a row. */
  failedPayments: number;
  /** Yyyy-mm-dd in Sydney. */
  today: string;
}

/** A payment that is about to be taken. */
export interface IntendedPayment {
  /** In cents. */
  amount: bigint;
  /** Whether the agreement is cancelled after it. */
  isFinal: boolean;
}

/** The clauses of an agreement, in the order in which they are checked. */
export const clauseNames = [
  'STATUS',
  'VALIDITY',
  'AMOUNT',
  'COUNT',
  'PAYMENT_DATES',
  'AMENDMENT',
  'FREQUENCY',
] as const;
export type ClauseName = (typeof clauseNames)[number];

/** What checking a payment against a clause found. */
export interface ClauseCheck {
  isMet: boolean;
  /** The rule and the figures of this payment, as sentences. */
  text: string;
  /** The first day, yyyy-mm-dd, on which the clause would be met; null where it is met, and where waiting does not help. */
  passesFrom: string | null;
}

export const met = (text: string): ClauseCheck => ({ isMet: true, text, passesFrom: null });

/** A date that waiting leads to; null where no payment can be taken on it any more. */
export const withinReach = (date: string | null, { endDate, lastPaymentDue }: PayToTerms): string | null =>
  date === null || (endDate !== null && date > endDate) || (lastPaymentDue !== null && date > lastPaymentDue)
    ? null
    : date;
