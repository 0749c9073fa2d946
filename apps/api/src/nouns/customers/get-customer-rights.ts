import * as contracts from '@quickportal/contracts/customers/contracts';
import { rightsIn } from '../../engines/access/authorise.ts';
import { implement } from '../../procedures/implement.ts';
import { loadCustomer } from './load-customer.ts';

export const getCustomerRights = implement(contracts.getCustomerRights).query(async ({ ctx, input }) => {
  const { businessId } = await loadCustomer(ctx, input.params.customerId);
  const { actor } = ctx;
  if (actor.kind !== 'user') return { rights: [] };
  return { rights: [...rightsIn(actor, businessId)].toSorted() };
});
