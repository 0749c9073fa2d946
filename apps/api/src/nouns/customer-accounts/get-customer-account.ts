import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { today } from '../../procedures/today.ts';
import { loadAccount } from './load-account.ts';
import { shownAccount } from './to-customer-account.ts';

export const getCustomerAccount = implement(contracts.getCustomerAccount).query(async ({ ctx, input }) => {
  const { id: customerId, accountId } = input.params;
  return shownAccount(await loadAccount(ctx, { customerId, accountId }), today(ctx));
});
