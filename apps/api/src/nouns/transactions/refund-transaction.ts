import { isSentAtOnce } from '@quickportal/contracts/rules/payments/payment-methods';
import * as contracts from '@quickportal/contracts/transactions/contracts';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { formatAmount } from '@quickportal/contracts/rules/money';
import type { Refund, RefundPreview } from '@quickportal/contracts/transactions/contracts';
import { Problem } from '../../kernel/problem.ts';
import { isProgram, realPerson } from '../../engines/access/actor.ts';
import type { Gateway } from '../../engines/gateways/gateway.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import { moneyOf, toTransaction } from '../../engines/payments/to-transaction.ts';
import { originalInstruction, recordRefund } from '../../engines/payments/record-refund.ts';
import { firstRequery } from '../../engines/payments/requery-times.ts';
import { propose } from '../../procedures/propose.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { changeInTwoSteps } from '../../procedures/two-step-change.ts';
import { planRefund, previewRefund } from './plan-refund.ts';
import { refundKind } from './refund-kind.ts';

type RefundResponse =
  | { status: 200; body: RefundPreview }
  | { status: 201; body: Transaction }
  | { status: 202; body: { proposalId: number } };

/** A request waits for a person to decide on it, and names the person who made it. */
const ABOVE_LIMIT =
  'The refund is above the facility’s limit, so a second user must approve it. Only a portal user can request that.';

interface RefundInstruction {
  instructionId: string;
  originalInstructionId: string;
  amount: bigint;
}

export const refundTransaction = implement(contracts.refundTransaction).mutation(async ({ ctx, input }) => {
  if (input.query.validateOnly) return { status: 200 as const, body: await previewRefund(ctx, input) };
  const { communityId } = communityOf(ctx);
  const { reason } = input.body;
  const response = await changeInTwoSteps<RefundInstruction, RefundResponse>(ctx, input, {
    async record(tools) {
      const { trx, now, idempotencyKeyId, audit } = tools;
      const { quote, needsApproval } = await planRefund(trx, communityId, input, now);
      const { transactionId, businessId, receiptNumber } = quote.original;
      const amount = quote.principal + quote.surcharge;
      if (needsApproval && isProgram(ctx.actor)) throw new Problem('forbidden', { detail: ABOVE_LIMIT });
      if (needsApproval) {
        const change = {
          transactionId,
          businessId,
          receiptNumber,
          principalAmount: formatAmount(quote.principal),
          reason,
        };
        const { proposalId } = await propose(ctx, tools, refundKind, { change, communityId, reason });
        return { response: { status: 202, body: { proposalId } } };
      }
      const originalInstructionId = isSentAtOnce(quote.original.paymentMethod)
        ? await originalInstruction(trx, quote.original)
        : null;
      const requestedByUserId = realPerson(ctx.actor)?.systemUserId ?? null;
      const requeryAt = firstRequery(ctx.services, now);
      const { refund, instructionId } = await recordRefund(trx, quote, {
        reason,
        source: isProgram(ctx.actor) ? 'RESTAPI' : 'BACK_OFFICE',
        requestedByUserId,
        idempotencyKeyId,
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
        ? { instruction: { instructionId, originalInstructionId, amount } }
        : { response: { status: 201, body: toTransaction(refund) } };
    },
    async settle({ instructionId, originalInstructionId, amount }) {
      const send = (gateway: Gateway) => gateway.refund({ instructionId, originalInstructionId, amount });
      const { body } = await sendAttempt(ctx.services, { kind: 'REFUND', instructionId, send, learner: ctx });
      return { status: 201, body };
    },
  });
  return response.status === 201 ? { ...response, body: withOriginal(response.body, input.params) } : response;
});

const withOriginal = (refund: Transaction, { receiptNumber }: { receiptNumber: string }): Refund => ({
  ...refund,
  originalReceiptNumber: receiptNumber,
});
