import * as contracts from '@quickportal/contracts/transactions/contracts';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { lockProposal } from '@quickportal/db/proposals/write-proposals';
import { findByReceipt, getTransaction } from '@quickportal/db/transactions/transaction';
import { realPerson } from '../../engines/access/actor.ts';
import type { Gateway } from '../../engines/gateways/gateway.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import { toTransaction } from '../../engines/payments/to-transaction.ts';
import { recordVoid } from '../../engines/payments/record-void.ts';
import { overtakeProposal } from '../../procedures/decide-proposal.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { changeInTwoSteps } from '../../procedures/two-step-change.ts';
import { refundKey, refundKind } from './refund-kind.ts';

/** The request to refund a payment that waits for a second person, if there is one. */
async function findRefundRequest(db: Reader, communityId: number, receiptNumber: string): Promise<number | undefined> {
  const key = refundKey(receiptNumber);
  const { objectType } = refundKind;
  return (await findPendingProposals(db, { communityId, objectType, keys: [key] })).get(key);
}

/** The same, locked: before the payment, as an approval does. */
async function lockRefundRequest(trx: WriteTransaction, communityId: number, receiptNumber: string) {
  const proposalId = await findRefundRequest(trx, communityId, receiptNumber);
  const row = proposalId === undefined ? undefined : await lockProposal(trx, proposalId);
  return row?.status === 'PENDING' ? row : undefined;
}

interface VoidInstruction {
  instructionId: string;
  originalInstructionId: string;
}

export const voidTransaction = implement(contracts.voidTransaction).mutation(({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  return changeInTwoSteps<VoidInstruction, { status: 200 | 202; body: Transaction }>(ctx, input, {
    async record(tools) {
      const { trx, now, idempotencyKeyId, audit } = tools;
      const found = orNotFound(await findByReceipt(trx, input.params.receiptNumber));
      const { transactionId, receiptNumber, customerId } = found;
      const userId = realPerson(ctx.actor)?.systemUserId ?? null;
      const voidRequest = { communityId, transactionId, idempotencyKeyId, userId, now };
      const refundRequest = await lockRefundRequest(trx, communityId, receiptNumber);
      const recorded = await recordVoid(ctx.services, trx, voidRequest, ctx);
      if ((await findRefundRequest(trx, communityId, receiptNumber)) !== refundRequest?.proposalId)
        throw conflict('A refund of this payment was requested in the meantime. Reload the page.');
      if (refundRequest)
        await overtakeProposal(
          tools,
          refundRequest,
          'The payment was voided or cancelled in the meantime. Reload the page.',
        );
      await audit({
        objectType: 'transaction',
        objectId: receiptNumber,
        ...(customerId === null ? {} : { customerId }),
        description: recorded.cancelled
          ? `Payment ${receiptNumber} cancelled before it was sent`
          : `Void of payment ${receiptNumber} requested`,
        before: { status: recorded.original.status },
      });
      if (!recorded.cancelled) return { instruction: recorded };
      const after = orNotFound(await getTransaction(trx, found));
      return { response: { status: 200, body: toTransaction(after) } };
    },
    async settle({ instructionId, originalInstructionId }) {
      const send = (gateway: Gateway) => gateway.void({ instructionId, originalInstructionId });
      const { status, body } = await sendAttempt(ctx.services, { kind: 'VOID', instructionId, send, learner: ctx });
      return { status: status === 202 ? 202 : 200, body };
    },
  });
});
