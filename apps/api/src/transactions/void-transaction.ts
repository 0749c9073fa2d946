import * as contracts from '@quickportal/contracts/transactions/contracts';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { findByReceipt, getTransaction } from '@quickportal/db/transactions/transaction';
import { realPerson } from '../engines/access/actor.ts';
import type { Gateway } from '../engines/gateways/gateway.ts';
import { sendAttempt } from '../engines/payments/learn-outcome.ts';
import { presentTransaction } from '../engines/payments/present-transaction.ts';
import { recordVoid } from '../engines/payments/record-void.ts';
import { implement } from '../kernel/implement.ts';
import { notFound } from '../kernel/problem.ts';
import { communityOf } from '../kernel/scope.ts';
import { changeInTwoSteps } from '../kernel/two-step-change.ts';

interface Sent {
  instructionId: string;
  originalInstructionId: string;
}

export const voidTransaction = implement(contracts.voidTransaction).mutation(({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  return changeInTwoSteps<Sent, { status: 200 | 202; body: Transaction }>(ctx, input, {
    async first({ trx, now, held, audit }) {
      const found = await findByReceipt(trx, input.params.receiptNumber);
      if (!found) throw notFound();
      const { transactionId, receiptNumber, customerId } = found;
      const asked = { communityId, transactionId, held, userId: realPerson(ctx.actor)?.systemUserId ?? null, now };
      const recorded = await recordVoid(ctx.services, trx, asked, ctx);
      await audit({
        objectType: 'transaction',
        objectId: receiptNumber,
        ...(customerId === null ? {} : { customerId }),
        description: recorded.cancelled
          ? `Payment ${receiptNumber} taken back before it was sent`
          : `Void of payment ${receiptNumber} asked for`,
        before: { status: recorded.original.status },
      });
      if (!recorded.cancelled) return { send: recorded };
      const after = await getTransaction(trx, found);
      if (!after) throw notFound();
      return { answer: { status: 200, body: presentTransaction(after) } };
    },
    async send({ instructionId, originalInstructionId }) {
      const send = (gateway: Gateway) => gateway.void({ instructionId, originalInstructionId });
      const { status, body } = await sendAttempt(ctx.services, { kind: 'VOID', instructionId, send, learner: ctx });
      return { status: status === 202 ? 202 : 200, body };
    },
  });
});
