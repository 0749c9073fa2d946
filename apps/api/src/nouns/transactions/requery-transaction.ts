import { isSentAtOnce } from '@quickportal/contracts/rules/payments/payment-methods';
import * as contracts from '@quickportal/contracts/transactions/contracts';
import { findOpenAttempts } from '@quickportal/db/payments/write-payment-attempts';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import { toTransaction } from '../../engines/payments/to-transaction.ts';
import { requeryInstruction } from '../../engines/payments/requery.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';

export const requeryTransaction = implement(contracts.requeryTransaction).mutation(async ({ ctx, input }) => {
  const { receiptNumber } = input.params;
  const instructionId = await change(ctx, input, async ({ trx, audit }) => {
    const found = orNotFound(await findByReceipt(trx, receiptNumber));
    const [open] = await findOpenAttempts(trx, found);
    const isBanks = !isSentAtOnce(found.paymentMethod);
    if (!open || isBanks)
      throw conflict(open ? 'The bank reports the outcome of debits each morning.' : 'The outcome is already known.');
    await audit({
      objectType: 'transaction',
      objectId: receiptNumber,
      description: `Outcome of ${receiptNumber} queried at the network`,
    });
    return open.instructionId;
  });
  await requeryInstruction(ctx.services, instructionId, ctx);
  const after = orNotFound(await findByReceipt(ctx.db, receiptNumber));
  return toTransaction(after);
});
