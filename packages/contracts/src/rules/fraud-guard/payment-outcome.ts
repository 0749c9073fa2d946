import type { TransactionStatus } from '../states/transaction.ts';

/** What became of a payment that rules would have stopped, in the order in which it is shown. */
export const paymentOutcomeTitles = {
  REFUNDED: 'Refunded later',
  DISHONOURED: 'Dishonoured later',
  DECLINED: 'Declined by the bank anyway',
  HELD: 'Not sent to the bank',
  OPEN: 'Outcome not known yet',
  GOOD: 'Good, approved and kept',
} as const;
export type PaymentOutcome = keyof typeof paymentOutcomeTitles;
export const paymentOutcomes = Object.keys(paymentOutcomeTitles) as [PaymentOutcome, ...PaymentOutcome[]];

const outcomes: Readonly<Record<TransactionStatus, PaymentOutcome>> = {
  APPROVED: 'GOOD',
  REFUNDED: 'REFUNDED',
  VOIDED: 'REFUNDED',
  DISHONOURED: 'DISHONOURED',
  DECLINED: 'DECLINED',
  SUSPENDED: 'HELD',
  CANCELLED: 'HELD',
  PENDING: 'OPEN',
  IN_FLIGHT: 'OPEN',
};

/** A payment that was refunded in part is refunded. One that is declined without a code was declined by fraud guard. */
export function paymentOutcomeOf(payment: {
  status: TransactionStatus;
  responseCode: string | null;
  isRefunded: boolean;
}): PaymentOutcome {
  if (payment.isRefunded) return 'REFUNDED';
  if (payment.status === 'DECLINED' && payment.responseCode === null) return 'HELD';
  return outcomes[payment.status];
}
