import * as contracts from '@quickportal/contracts/transactions/contracts';
import { requireBusiness } from '../businesses/require-business.ts';
import { startExport } from '../procedures/start-export.ts';
import { implement } from '../procedures/implement.ts';
import { today } from '../procedures/today.ts';
import { checkedCriteria } from './transaction-criteria.ts';
import { transactionsExport } from './transactions-export.ts';

export const startTransactionExport = implement(contracts.startTransactionExport).mutation(({ ctx, input }) => {
  const { columns, forExcel, ...request } = input.body;
  const criteria = checkedCriteria(request, today(ctx));
  // A file without rows would only puzzle
  const check = () => requireBusiness(ctx.db, criteria.businessId);
  return startExport(ctx, input, transactionsExport, { query: input.query, criteria, columns, forExcel, check });
});
