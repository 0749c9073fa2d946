import { changePayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { lockPayToAgreementById } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { OutcomeSubscriber, PaymentOutcome } from '../payments/outcome.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { cancelLater } from './cancel-later.ts';
import { followEcommerceOutcome } from './follow-ecommerce-payment.ts';

/** Counts consecutive failed payments of agreements, and enqueues the cancellation after a final payment (1R103). */
export const followAgreementPayments: OutcomeSubscriber<PaymentServices> = async (_services, trx, outcomes) => {
  for (const outcome of outcomes) await follow(trx, outcome);
};

async function follow(trx: WriteTransaction, { before, after, outcome, now }: PaymentOutcome): Promise<void> {
  const { communityId, payToAgreementId: agreementId, transactionType, isFinalPayment } = after;
  if (agreementId === null || transactionType !== 'PAYMENT') return;
  const agreement = await lockPayToAgreementById(trx, { communityId, agreementId });
  if (!agreement) return;
  if (outcome === 'APPROVED') {
    await changePayToAgreement(trx, agreement, { failedPayments: 0 }, now);
    if (isFinalPayment) await cancelLater(trx, agreement, 'MCFC', now);
  } else if (outcome === 'DECLINED') {
    // The bank may have suspended it, or closed the account: query it at once
    const change = { failedPayments: agreement.failedPayments + 1, nextQueryAt: now.toISOString() };
    await changePayToAgreement(trx, agreement, change, now);
  }
  await followEcommerceOutcome(trx, agreement, { before, outcome, now });
}
