import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { requireBusiness } from '../businesses/offers.ts';
import { startExport } from '../../procedures/start-export.ts';
import { implement } from '../../procedures/implement.ts';
import { schedulesExport } from './schedules-export.ts';

export const startRecurringPaymentExport = implement(contracts.startRecurringPaymentExport).mutation(
  ({ ctx, input }) => {
    const { columns, forExcel, ...criteria } = input.body;
    // A file without rows would only puzzle
    const check = () => requireBusiness(ctx.db, criteria.businessId);
    return startExport(ctx, input, schedulesExport, { query: input.query, criteria, columns, forExcel, check });
  },
);
