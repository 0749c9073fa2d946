import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { acceptedAccountTypes } from '@quickportal/db/businesses/accepted-account-types';
import { loadCustomer } from '../customers/load-customer.ts';
import { implement } from '../procedures/implement.ts';

export const listAcceptedAccountTypes = implement(contracts.listAcceptedAccountTypes).query(async ({ ctx, input }) => {
  const { businessId } = await loadCustomer(ctx, input.params.id);
  return acceptedAccountTypes(ctx.db, businessId);
});
