import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { pollExport } from '../../procedures/read-export.ts';
import { implement } from '../../procedures/implement.ts';
import { schedulesExport } from './schedules-export.ts';

export const pollRecurringPaymentExport = implement(contracts.pollRecurringPaymentExport).query(({ ctx, input }) =>
  pollExport(ctx, schedulesExport, input.query.exportId),
);
