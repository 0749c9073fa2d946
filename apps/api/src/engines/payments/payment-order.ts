/** A payment that a user, or a schedule, asks for. Amounts in cents. */
export interface PaymentOrder {
  /** Null: under an agreement of a payer who is no customer. */
  customerId: number | null;
  /** Null: under an agreement. */
  accountId: number | null;
  /** The PayTo agreement it is taken under, and whether that is cancelled afterwards. */
  agreement?: { token: string; isFinal: boolean };
  principal: bigint;
  /** Which payment terms apply. */
  product: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH';
  /** Where it was made. */
  source: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH';
  eci: 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING';
  /** Left out: the customer's number. */
  customerReferenceNumber?: string | undefined;
  paymentReferenceNumber?: string | undefined;
  comment?: string | undefined;
  /** Address of the payer, where it is known. */
  payerIp?: string | null;
  /** Of a schedule: its date and the how-manieth try for it; two tries of one number cannot both be recorded. */
  occurrence?: { recurringPaymentId: number; recurringOccurrenceId: number; occurrenceAttempt: number };
}
