import * as contracts from '@quickportal/contracts/transactions/contracts';
import { toTotals } from '../../engines/payments/to-totals.ts';
import { moneyOf, toTransaction } from '../../engines/payments/to-transaction.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today } from '../../procedures/today.ts';
import { findTransactions, suggestText } from './find-transactions.ts';
import { checkedCriteria } from './transaction-criteria.ts';

export const searchTransactions = implement(contracts.searchTransactions).query(async ({ ctx, input: { query } }) => {
  const { page, pageSize, totals: wantsTotals, ...request } = query;
  const community = { today: today(ctx), timeZone: communityOf(ctx).timeZone };
  const criteria = checkedCriteria(request, community.today);
  const { page: found, understood } = await findTransactions(ctx.db, criteria, community, {
    page,
    pageSize,
    totals: wantsTotals,
  });
  const items = found.items.map((item) => ({
    ...toTransaction(item),
    businessName: item.businessName,
    refundedAmount: moneyOf(item.refunded, item.currency),
  }));
  const didYouMean = found.recordsCount === 0 ? await suggestText(ctx.db, criteria, community) : undefined;
  return {
    ...pageOf({ ...found, items }, query),
    ...(wantsTotals && { totals: toTotals(found.totals) }),
    ...(didYouMean !== undefined && { didYouMean }),
    ...(understood !== undefined && { understood }),
  };
});
