import * as contracts from '@quickportal/contracts/fraud-reviews/contracts';
import { getPaymentTakers, reviewFraudDecision } from '@quickportal/db/fraud-reviews/review-decision';
import { realPerson } from '../../engines/access/actor.ts';
import { requireOtherThanTakers } from '../../engines/proposals/approver.ts';
import type { Gateway, PaymentInstruction } from '../../engines/gateways/gateway.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import { releasePayment } from '../../engines/payments/release-payment.ts';
import type { SentResponse } from '../../engines/payments/stored-response.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { changeInTwoSteps } from '../../procedures/two-step-change.ts';
import { lockReview } from './lock-review.ts';

export const approveFraudReview = implement(contracts.approveFraudReview).mutation(async ({ ctx, input }) => {
  const { timeZone } = communityOf(ctx);
  const { reason, version } = input.body;
  const { body } = await changeInTwoSteps<PaymentInstruction, SentResponse>(ctx, input, {
    async record({ trx, now, idempotencyKeyId, audit }) {
      const { transaction, payer, guest } = await lockReview(trx, input.params.receiptNumber, version);
      const takers = orNotFound(await getPaymentTakers(trx, transaction));
      await requireOtherThanTakers(trx, ctx.services, ctx.actor, takers);
      await reviewFraudDecision(trx, transaction, {
        status: 'RELEASED',
        userId: realPerson(ctx.actor)?.systemUserId ?? null,
        reason,
        at: now,
      });
      const release = { transaction, payer, guest, timeZone, idempotencyKeyId, now };
      const instruction = await releasePayment(ctx.services, trx, release, ctx);
      await audit({
        objectType: 'transaction',
        objectId: transaction.receiptNumber,
        customerId: transaction.customerId,
        description: `Suspended payment ${transaction.receiptNumber} approved: ${reason}`,
        before: { status: 'SUSPENDED' },
        after: { status: 'IN_FLIGHT', reason },
      });
      return { instruction };
    },
    settle(instruction) {
      const { instructionId } = instruction;
      const send = (gateway: Gateway) => gateway.authorise(instruction);
      return sendAttempt(ctx.services, { kind: 'PAYMENT', instructionId, send, learner: ctx });
    },
  });
  return body;
});
