import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { listCustomerAccounts } from '@quickportal/db/customer-accounts/list-customer-accounts';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { today } from '../../procedures/today.ts';
import { shownAccount } from './to-customer-account.ts';

export const listDisabledAccounts = implement(contracts.listDisabledAccounts).query(async ({ ctx, input }) => {
  const { customerId } = await loadCustomer(ctx, input.params.id);
  const { db } = ctx;
  const found = await listCustomerAccounts(db, { customerId, enabled: false, ...input.query });
  return pageOf({ ...found, items: found.items.map((account) => shownAccount(account, today(ctx))) }, input.query);
});
