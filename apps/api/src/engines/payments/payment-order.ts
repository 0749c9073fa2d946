import type { PayerAccount } from '@quickportal/db/payments/payer';

/** A card that is paid with once and belongs to no account. */
export type GuestCard = Omit<PayerAccount, 'accountId' | 'enabled'>;

/** Payment by a payer who enters a card; the payer may be a customer. */
export interface GuestPayment {
  card: GuestCard;
  businessId: number;
  currency: 'AUD' | 'NZD';
}

/** A payment requested by a user or a schedule. Amounts in cents. */
export interface PaymentOrder {
  /** Null for a payment under an agreement with a payer who is not a customer. */
  customerId: number | null;
  /** Null for a payment under an agreement or with a card that belongs to no account. */
  accountId: number | null;
  /** The card, where it belongs to no account. */
  guest?: GuestPayment;
  /** The PayTo agreement, and whether it is cancelled afterwards. */
  agreement?: { token: string; isFinal: boolean };
  principal: bigint;
  /** The applicable payment terms. */
  product: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE';
  /** Origin of the payment. */
  source: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE';
  eci: 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING';
  /** Defaults to the customer's number. */
  customerReferenceNumber?: string | undefined;
  paymentReferenceNumber?: string | undefined;
  comment?: string | undefined;
  /** IP address of the payer, if known. */
  payerIp?: string | null;
  /** The batch group of the file that the payment comes from. */
  batchGroupId?: number;
  /** The instalment of a schedule and its attempt number; an attempt number cannot be recorded twice. */
  occurrence?: { recurringPaymentId: number; recurringOccurrenceId: number; occurrenceAttempt: number };
}
