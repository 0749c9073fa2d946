import * as contracts from '@quickportal/contracts/customers/contracts';
import { pollExport } from '../../procedures/read-export.ts';
import { implement } from '../../procedures/implement.ts';
import { customersExport } from './customers-export.ts';

export const pollCustomerExport = implement(contracts.pollCustomerExport).query(({ ctx, input }) =>
  pollExport(ctx, customersExport, input.query.exportId),
);
