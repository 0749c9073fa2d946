import * as contracts from '@quickportal/contracts/customers/contracts';
import { displayAmount, formatAmount } from '@quickportal/contracts/rules/money';
import { previewStatusChange as preview } from '@quickportal/db/customers/set-customer-status';
import { implement } from '../kernel/implement.ts';
import { notFound } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';

export const previewStatusChange = implement(contracts.getStatusChangePreview).query(async ({ ctx, input }) => {
  const counts = await preview(ctx.services.db.reader(communityScope(ctx)), input.params.id);
  if (!counts) throw notFound();
  return {
    ...counts,
    unsettledAmounts: counts.unsettledAmounts.map(({ currency, amount }) => ({
      currency,
      amount: formatAmount(BigInt(amount)),
      displayAmount: displayAmount(BigInt(amount), currency),
    })),
  };
});
