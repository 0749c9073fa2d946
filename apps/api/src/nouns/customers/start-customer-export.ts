import * as contracts from '@quickportal/contracts/customers/contracts';
import { requireBusiness } from '../businesses/offers.ts';
import { startExport } from '../../procedures/start-export.ts';
import { implement } from '../../procedures/implement.ts';
import { customersExport } from './customers-export.ts';

export const startCustomerExport = implement(contracts.startCustomerExport).mutation(({ ctx, input }) => {
  const { columns, forExcel, ...criteria } = input.body;
  // A file without rows would only puzzle
  const check = () => requireBusiness(ctx.db, criteria.businessId);
  return startExport(ctx, input, customersExport, { query: input.query, criteria, columns, forExcel, check });
});
