import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { expiringMonths } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { listCustomerAccounts as list } from '@quickportal/db/customer-accounts/list-customer-accounts';
import { loadCustomer } from '../customers/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { today } from '../../procedures/today.ts';
import { supplierOf } from './accepted.ts';
import { shownAccount } from './to-customer-account.ts';

export const listCustomerAccounts = implement(contracts.listCustomerAccounts).query(async ({ ctx, input }) => {
  const { query } = input;
  const { customerId, businessId } = await loadCustomer(ctx, input.params.id);
  const { db } = ctx;
  const { supplierId, recurringOnly, primaryAccountToken, page, pageSize } = query;
  const chosenFor = await supplierOf(db, supplierId, businessId);
  const found = await list(db, {
    customerId,
    enabled: true,
    primaryAccountToken,
    acceptedBy: supplierId !== undefined || recurringOnly ? chosenFor : undefined,
    usableFrom: recurringOnly ? expiringMonths(today(ctx)).from : undefined,
    page,
    pageSize,
  });
  return pageOf({ ...found, items: found.items.map((account) => shownAccount(account, today(ctx))) }, query);
});
