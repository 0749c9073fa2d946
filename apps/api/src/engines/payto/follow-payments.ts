import { changePayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { lockPayToAgreementById } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { enqueue } from '../outbox/outbox.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { OutcomeSubscriber, PaymentOutcome } from '../payments/outcome.ts';
import type { Services } from '../services.ts';
import { cancelForReason } from './end-agreements.ts';

const CANCEL_AFTER_FINAL = 'payto-agreements.cancel-after-final';

/** Counts failed payments of agreements in a row, and has an agreement cancelled after its final payment (1R103). */
export const followAgreementPayments: OutcomeSubscriber<Services> = async (_services, trx, outcomes) => {
  for (const outcome of outcomes) await follow(trx, outcome);
};

async function follow(trx: WriteTransaction, { after, outcome, now }: PaymentOutcome): Promise<void> {
  const { communityId, payToAgreementId: agreementId, transactionType, isFinalPayment } = after;
  if (agreementId === null || transactionType !== 'PAYMENT') return;
  const agreement = await lockPayToAgreementById(trx, { communityId, agreementId });
  if (!agreement) return;
  const { agreementToken } = agreement;
  if (outcome === 'APPROVED') {
    await changePayToAgreement(trx, agreement, { failedPayments: 0 }, now);
    if (isFinalPayment)
      await enqueue(trx, { topic: CANCEL_AFTER_FINAL, payload: { agreementToken }, communityId, availableAt: now });
  } else if (outcome === 'DECLINED') {
    // The bank may have suspended it, or closed the account: it is asked at once
    const change = { failedPayments: agreement.failedPayments + 1, nextQueryAt: now.toISOString() };
    await changePayToAgreement(trx, agreement, change, now);
  }
}

/** Cancels an agreement whose final payment was taken. Run twice it finds it cancelled. */
export const cancelAfterFinalHandler: OutboxHandler = {
  topic: CANCEL_AFTER_FINAL,
  async handle(payload, { services }) {
    const { agreementToken } = payload as { agreementToken: string };
    await cancelForReason(services, agreementToken, 'MCFC');
  },
};
