import * as contracts from '@quickportal/contracts/transactions/contracts';
import { searchTransactions as search } from '@quickportal/db/transactions/search-transactions';
import { moneyOf, toTransaction } from '../engines/payments/to-transaction.ts';
import { implement } from '../procedures/implement.ts';
import { pageOf } from '../kernel/paging.ts';
import { communityOf } from '../procedures/scope.ts';
import { today } from '../procedures/today.ts';
import { searchOf, checkedCriteria } from './transaction-criteria.ts';

export const searchTransactions = implement(contracts.searchTransactions).query(async ({ ctx, input: { query } }) => {
  const { page, pageSize, ...criteria } = query;
  const wanted = { ...searchOf(checkedCriteria(criteria, today(ctx)), communityOf(ctx).timeZone), page, pageSize };
  const found = await search(ctx.db, wanted);
  const items = found.items.map((item) => ({
    ...toTransaction(item),
    businessName: item.businessName,
    refundedAmount: moneyOf(item.refunded, item.currency),
  }));
  const totals = found.totals?.map(({ status, recordsCount, sum, currency }) => ({
    status,
    recordsCount,
    amount: moneyOf(sum, currency),
  }));
  return { ...pageOf({ ...found, items }, query), ...(query.totals && { totals: totals ?? null }) };
});
