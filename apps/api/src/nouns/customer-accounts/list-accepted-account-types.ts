import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { acceptedAccountTypes } from '@quickportal/db/businesses/list-accepted-account-types';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';

export const listAcceptedAccountTypes = implement(contracts.listAcceptedAccountTypes).query(async ({ ctx, input }) => {
  const { businessId } = await loadCustomer(ctx, input.params.id);
  return acceptedAccountTypes(ctx.db, businessId);
});
