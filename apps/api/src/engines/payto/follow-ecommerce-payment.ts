import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { getEcommercePayment, updateEcommercePayment } from '@quickportal/db/payto-agreements/ecommerce-payments';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import type { PaymentOutcome } from '../payments/outcome.ts';
import { cancelLater } from './cancel-later.ts';
import { takeLater } from './take-later.ts';

/** Times that a payment is sent which the network never received. */
const MOST_ATTEMPTS = 3;

/** Follows a locked agreement to its new status: approved, its e-commerce payment is taken; over, it never will be. */
export async function followEcommerceAgreement(
  trx: WriteTransaction,
  agreement: PayToAgreementRecord,
  status: PayToAgreementStatus,
  now: Date,
): Promise<void> {
  if (agreement.customerId !== null) return;
  // Suspended at once it was approved before: the flight check says why nothing is taken
  if (status === 'ACTIVE' || status === 'SUSPENDED') return takeLater(trx, agreement, now);
  if (status !== 'CANCELLED' && status !== 'REJECTED') return;
  const payment = await getEcommercePayment(trx, agreement);
  if (payment?.status === 'WAITING') await updateEcommercePayment(trx, agreement, { status: 'CANCELLED' }, now);
}

/** Follows the e-commerce payment of a locked agreement: one that never arrived is sent again, one that failed ends it. */
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
