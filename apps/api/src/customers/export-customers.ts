import * as contracts from '@quickportal/contracts/customers/contracts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import { pollExport } from '../engines/exports/read-export.ts';
import { startExport } from '../engines/exports/start-export.ts';
import type { CallContext } from '../kernel/implement.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';
import { customersExport } from './customers-export.ts';

export const startCustomerExport = implement(contracts.startCustomerExport).mutation(({ ctx, input }) => {
  const { columns, forExcel, ...criteria } = input.body;
  const check = () => requireBusiness(ctx, criteria.businessId);
  return startExport(ctx, input, customersExport, { query: input.query, criteria, columns, forExcel, check });
});

export const pollCustomerExport = implement(contracts.pollCustomerExport).query(({ ctx, input }) =>
  pollExport(ctx, customersExport, input.query.exportId),
);

/** Of a business that is not there, or is somebody else's, a file without rows would only puzzle. */
async function requireBusiness(ctx: CallContext, businessId: number | undefined): Promise<void> {
  if (businessId === undefined) return;
  const known = await listSupplierBusinesses(ctx.services.db.reader(communityScope(ctx)));
  if (!known.some((business) => business.businessId === businessId))
    throw fieldProblem('businessId', 'Choose one of the values offered.');
}
