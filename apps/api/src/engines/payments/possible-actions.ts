import { calendarOf, cutOffs } from '@quickportal/contracts/rules/banking-calendar/settlement';
import type { RefundedAmounts } from '@quickportal/db/payments/refunds';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { localDate } from '../clock/local-time.ts';

/** What else decides about a payment; read under its lock where money depends on it. */
export interface Circumstances {
  refunded: RefundedAmounts;
  isBatchOpen: boolean;
  /** A void is under way. */
  isBeingVoided: boolean;
  now: Date;
}

/** After settlement a bank debit can still come back for so many banking days. */
const RETURNS_AFTER_SETTLEMENT = 2;

/** Why no money of a payment can be given back, as a sentence; null where it can. */
export function refundFault(it: TransactionRecord, { refunded, isBeingVoided, now }: Circumstances): string | null {
  if (it.transactionType !== 'PAYMENT') return 'Only payments can be refunded.';
  if (it.status !== 'APPROVED') return 'Only approved payments can be refunded.';
  if (it.paymentMethod === 'PAYTO' || it.paymentMethod === 'PAYID')
    return 'Payments of this kind cannot be refunded here.';
  if (isBeingVoided) return 'The payment is being voided.';
  if (refunded.principal >= it.principal) return 'All of the payment is refunded.';
  const from = refundableFrom(it);
  return from !== null && localDate(now, cutOffs.DIRECT_DEBIT.timeZone) <= from
    ? 'A bank debit can be refunded once it cannot come back any more, three banking days after it was sent.'
    : null;
}

/** The last day on which a bank debit can come back; null for cards. */
function refundableFrom({ paymentMethod, settlementDate }: TransactionRecord): string | null {
  if (paymentMethod !== 'DIRECT_DEBIT' && paymentMethod !== 'DIRECT_DEBIT_NZ') return null;
  return settlementDate && calendarOf(paymentMethod).add(settlementDate, RETURNS_AFTER_SETTLEMENT);
}

/** Why a payment cannot be undone, as a sentence; null where it can. */
export function voidFault(
  it: TransactionRecord,
  { refunded, isBatchOpen, isBeingVoided }: Circumstances,
): string | null {
  if (it.transactionType !== 'PAYMENT') return 'Only payments can be voided.';
  const waits = it.status === 'PENDING' || it.status === 'SUSPENDED';
  if (!waits && !(it.status === 'APPROVED' && it.paymentMethod === 'CREDIT_CARD'))
    return 'Only approved card payments, and payments that wait, can be voided.';
  if (!isBatchOpen) return 'The cut-off has passed. Refund the payment instead.';
  if (refunded.count > 0) return 'A part of the payment is refunded.';
  return isBeingVoided ? 'The payment is being voided.' : null;
}
