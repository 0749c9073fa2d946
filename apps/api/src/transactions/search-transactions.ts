import * as contracts from '@quickportal/contracts/transactions/contracts';
import { searchTransactions as search } from '@quickportal/db/transactions/search-transactions';
import { presentTransaction } from '../engines/payments/present-transaction.ts';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityOf, communityScope } from '../kernel/scope.ts';
import { today } from '../kernel/today.ts';
import { searchOf, withDays } from './transaction-criteria.ts';

export const searchTransactions = implement(contracts.searchTransactions).query(async ({ ctx, input: { query } }) => {
  checkDepth(query);
  const { page, pageSize, ...criteria } = query;
  const wanted = { ...searchOf(withDays(criteria, today(ctx)), communityOf(ctx).timeZone), page, pageSize };
  const found = await search(ctx.services.db.reader(communityScope(ctx)), wanted);
  const items = found.items.map((it) => ({ ...presentTransaction(it), businessName: it.businessName }));
  return pageOf({ ...found, items }, query);
});
