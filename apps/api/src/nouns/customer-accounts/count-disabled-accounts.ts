import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { countDisabledAccounts as count } from '@quickportal/db/customer-accounts/list-customer-accounts';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';

export const countDisabledAccounts = implement(contracts.countDisabledAccounts).query(async ({ ctx, input }) => {
  const { customerId } = await loadCustomer(ctx, input.params.id);
  return { count: await count(ctx.db, customerId) };
});
