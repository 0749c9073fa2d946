import * as contracts from '@quickportal/contracts/transactions/contracts';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { refundApprovalAbove } from '@quickportal/db/payments/refunds';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import { realPerson } from '../engines/access/actor.ts';
import type { Gateway } from '../engines/gateways/gateway.ts';
import { sendAttempt } from '../engines/payments/learn-outcome.ts';
import { moneyOf, presentTransaction } from '../engines/payments/present-transaction.ts';
import { originalInstruction, quoteRefund, recordRefund } from '../engines/payments/record-refund.ts';
import { firstRequery } from '../engines/payments/requery-times.ts';
import { propose } from '../engines/proposals/propose.ts';
import { implement } from '../kernel/implement.ts';
import { notFound } from '../kernel/problem.ts';
import { communityOf } from '../kernel/scope.ts';
import { changeInTwoSteps } from '../kernel/two-step-change.ts';
import { refundKind } from './refund-kind.ts';

type Answer =
  | { status: 201; body: ReturnType<typeof presentTransaction> }
  | { status: 202; body: { proposalId: number } };

interface Sent {
  instructionId: string;
  originalInstructionId: string;
  amount: bigint;
}

export const refundTransaction = implement(contracts.refundTransaction).mutation(({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  const { reason, principalAmount } = input.body;
  return changeInTwoSteps<Sent, Answer>(ctx, input, {
    async first(tools) {
      const { trx, now, held, audit } = tools;
      const found = await findByReceipt(trx, input.params.receiptNumber);
      if (!found) throw notFound();
      const { transactionId, businessId, receiptNumber } = found;
      const principal = principalAmount === undefined ? null : (parseAmount(principalAmount) ?? 0n);
      const quote = await quoteRefund(trx, { communityId, transactionId, principal }, now);
      const amount = quote.principal + quote.surcharge;
      const limit = await refundApprovalAbove(trx, communityId);
      // Small parts of one payment don't get around the limit
      if (limit !== null && quote.refundedBefore + amount > limit) {
        const change = {
          transactionId,
          businessId,
          receiptNumber,
          principalAmount: formatAmount(quote.principal),
          reason,
        };
        const { proposalId } = await propose(ctx.actor, tools, refundKind, { change, communityId, reason });
        return { answer: { status: 202, body: { proposalId } } };
      }
      const originalInstructionId =
        quote.original.paymentMethod === 'CREDIT_CARD' ? await originalInstruction(trx, quote.original) : null;
      const requestedByUserId = realPerson(ctx.actor)?.systemUserId ?? null;
      const requeryAt = firstRequery(ctx.services, now);
      const { refund, instructionId } = await recordRefund(trx, quote, {
        reason,
        requestedByUserId,
        held,
        requeryAt,
        now,
      });
      await audit({
        objectType: 'transaction',
        objectId: refund.receiptNumber,
        ...(refund.customerId === null ? {} : { customerId: refund.customerId }),
        description: `Refund of ${moneyOf(amount, refund.currency).displayAmount} of payment ${receiptNumber} recorded`,
        after: {
          of: receiptNumber,
          principal: formatAmount(quote.principal),
          surcharge: formatAmount(quote.surcharge),
          reason,
        },
      });
      return instructionId !== null && originalInstructionId !== null
        ? { send: { instructionId, originalInstructionId, amount } }
        : { answer: { status: 201, body: presentTransaction(refund) } };
    },
    async send({ instructionId, originalInstructionId, amount }) {
      const send = (gateway: Gateway) => gateway.refund({ instructionId, originalInstructionId, amount });
      const { body } = await sendAttempt(ctx.services, { kind: 'REFUND', instructionId, send, learner: ctx });
      return { status: 201, body };
    },
  });
});
