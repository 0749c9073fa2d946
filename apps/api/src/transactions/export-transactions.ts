import * as contracts from '@quickportal/contracts/transactions/contracts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import { pollExport } from '../engines/exports/read-export.ts';
import { startExport } from '../engines/exports/start-export.ts';
import { type CallContext, implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';
import { today } from '../kernel/today.ts';
import { withDays } from './transaction-criteria.ts';
import { transactionsExport } from './transactions-export.ts';

export const startTransactionExport = implement(contracts.startTransactionExport).mutation(({ ctx, input }) => {
  const { columns, forExcel, ...asked } = input.body;
  const criteria = withDays(asked, today(ctx));
  const check = () => requireBusiness(ctx, criteria.businessId);
  return startExport(ctx, input, transactionsExport, { query: input.query, criteria, columns, forExcel, check });
});

export const pollTransactionExport = implement(contracts.pollTransactionExport).query(({ ctx, input }) =>
  pollExport(ctx, transactionsExport, input.query.exportId),
);

/** Of a business that is not there, or is somebody else's, a file without rows would only puzzle. */
async function requireBusiness(ctx: CallContext, businessId: number | undefined): Promise<void> {
  if (businessId === undefined) return;
  const known = await listSupplierBusinesses(ctx.services.db.reader(communityScope(ctx)));
  if (!known.some((business) => business.businessId === businessId))
    throw fieldProblem('businessId', 'Choose one of the values offered.');
}
