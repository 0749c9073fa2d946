import * as contracts from '@quickportal/contracts/customers/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadCustomer } from './load-customer.ts';

export const getCustomer = implement(contracts.getCustomer).query(({ ctx, input }) =>
  loadCustomer(ctx, input.params.customerId),
);
