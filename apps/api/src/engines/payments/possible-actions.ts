import { paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { calendarOf, cutOffs } from '@quickportal/contracts/rules/banking-calendar/settlement';
import type { RefundedAmounts } from '@quickportal/db/payments/write-refunds';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { dateIn } from '../../kernel/date-in.ts';

/** Further facts about a payment; read under its lock where money depends on them. */
export interface Circumstances {
  refunded: RefundedAmounts;
  isBatchOpen: boolean;
  /** Whether a void is in progress. */
  isBeingVoided: boolean;
  now: Date;
}

/** Returns why a payment cannot be refunded, as a sentence; null when it can. */
export function refundFault(
  transaction: TransactionRecord,
  { refunded, isBeingVoided, now }: Circumstances,
): string | null {
  if (transaction.transactionType !== 'PAYMENT') return 'Only payments can be refunded.';
  if (transaction.status !== 'APPROVED') return 'Only approved payments can be refunded.';
  if (!paymentMethods[transaction.paymentMethod].canBeRefunded) return 'Payments of this kind cannot be refunded here.';
  if (isBeingVoided) return 'The payment is being voided.';
  if (refunded.principal >= transaction.principal) return 'The payment is already fully refunded.';
  const from = refundableFrom(transaction);
  return from !== null && dateIn(cutOffs.DIRECT_DEBIT.timeZone, now) <= from
    ? 'Bank debits can be refunded three banking days after they were sent, when the bank can no longer return them.'
    : null;
}

/** Returns the last day on which a payment can be dishonoured; null if it cannot be. */
function refundableFrom({ paymentMethod, settlementDate }: TransactionRecord): string | null {
  const { comesBackWithin, calendar } = paymentMethods[paymentMethod];
  if (settlementDate === null || comesBackWithin === null) return null;
  return calendarOf(calendar).add(settlementDate, comesBackWithin);
}

/** Returns why a payment cannot be voided, as a sentence; null when it can. */
export function voidFault(
  transaction: TransactionRecord,
  { refunded, isBatchOpen, isBeingVoided }: Circumstances,
): string | null {
  if (transaction.transactionType !== 'PAYMENT') return 'Only payments can be voided.';
  const waits = transaction.status === 'PENDING' || transaction.status === 'SUSPENDED';
  if (!waits && !(transaction.status === 'APPROVED' && paymentMethods[transaction.paymentMethod].isVoidedWhenApproved))
    return 'Only approved card payments and pending payments can be voided.';
  if (!isBatchOpen) return 'The cut-off has passed. Refund the payment instead.';
  if (refunded.count > 0) return 'The payment is already partly refunded.';
  return isBeingVoided ? 'The payment is being voided.' : null;
}
