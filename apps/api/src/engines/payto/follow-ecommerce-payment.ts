import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { getEcommercePayment, updateEcommercePayment } from '@quickportal/db/payto-agreements/ecommerce-payment';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import type { PaymentOutcome } from '../payments/outcome.ts';
import { cancelLater } from './cancel-later.ts';
import { takeLater } from './take-later.ts';

/** Attempts at a payment that the network never received. */
const MOST_ATTEMPTS = 3;

/**
 * Reacts to the new status of a locked agreement: takes its e-commerce payment when approved, and gives it up when
 * ended.
 */
export async function followEcommerceAgreement(
  trx: WriteTransaction,
  agreement: PayToAgreementRecord,
  status: PayToAgreementStatus,
  now: Date,
): Promise<void> {
  if (agreement.customerId !== null) return;
  // Suspended means approved before: the flight check explains why nothing is taken
  if (status === 'ACTIVE' || status === 'SUSPENDED') return takeLater(trx, agreement, now);
  if (status !== 'CANCELLED' && status !== 'REJECTED') return;
  const payment = await getEcommercePayment(trx, agreement);
  if (payment?.status === 'WAITING') await updateEcommercePayment(trx, agreement, { status: 'CANCELLED' }, now);
}

/** Reacts to the outcome of an e-commerce payment: resends one that never arrived, and ends a failed one. */
export async function followEcommerceOutcome(
  trx: WriteTransaction,
  agreement: PayToAgreementRecord,
  { before, outcome, now }: Pick<PaymentOutcome, 'before' | 'outcome' | 'now'>,
): Promise<void> {
  if (agreement.customerId !== null || outcome === 'APPROVED') return;
  const payment = await getEcommercePayment(trx, agreement);
  if (!payment) return;
  const neverArrived = outcome === 'CANCELLED' && before.status === 'IN_FLIGHT';
  if (neverArrived && payment.attempts < MOST_ATTEMPTS) {
    await updateEcommercePayment(trx, agreement, { status: 'WAITING' }, now);
    await takeLater(trx, agreement, now);
  } else await cancelLater(trx, agreement, 'MD17', now);
}
