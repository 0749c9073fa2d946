import * as contracts from '@quickportal/contracts/transactions/contracts';
import { findOpenAttempts } from '@quickportal/db/payments/attempts';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import { presentTransaction } from '../engines/payments/present-transaction.ts';
import { requeryInstruction } from '../engines/payments/requery.ts';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';

export const requeryTransaction = implement(contracts.requeryTransaction).mutation(async ({ ctx, input }) => {
  const { receiptNumber } = input.params;
  const instructionId = await change(ctx, input, async ({ trx, audit }) => {
    const found = await findByReceipt(trx, receiptNumber);
    if (!found) throw notFound();
    const [open] = await findOpenAttempts(trx, found);
    const isBanks = found.paymentMethod !== 'CREDIT_CARD';
    if (!open || isBanks)
      throw new Problem('state-conflict', {
        detail: open ? 'The bank says each morning how its debits stand.' : 'Its outcome is known.',
      });
    await audit({
      objectType: 'transaction',
      objectId: receiptNumber,
      description: `The network was asked for the outcome of ${receiptNumber}`,
    });
    return open.instructionId;
  });
  await requeryInstruction(ctx.services, instructionId, ctx);
  const after = await findByReceipt(ctx.services.db.reader(communityScope(ctx)), receiptNumber);
  if (!after) throw notFound();
  return presentTransaction(after);
});
