import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { expiringMonths } from '@quickportal/contracts/rules/card-expiry-window';
import { countDisabledAccounts, listCustomerAccounts } from '@quickportal/db/customer-accounts/list-customer-accounts';
import { loadCustomer } from '../customers/load-customer.ts';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityScope } from '../kernel/scope.ts';
import { today } from '../kernel/today.ts';
import { supplierOf } from './accepted.ts';
import { loadAccount } from './load-account.ts';
import { shownAccount } from './present-account.ts';

export const listAccounts = implement(contracts.listCustomerAccounts).query(async ({ ctx, input }) => {
  const { query } = input;
  checkDepth(query);
  const { customerId, businessId } = await loadCustomer(ctx, input.params.id);
  const db = ctx.services.db.reader(communityScope(ctx));
  const { supplierId, recurringOnly, primaryAccountToken, page, pageSize } = query;
  const chosenFor = await supplierOf(db, supplierId, businessId);
  const found = await listCustomerAccounts(db, {
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

export const listDisabledAccounts = implement(contracts.listDisabledCustomerAccounts).query(async ({ ctx, input }) => {
  checkDepth(input.query);
  const { customerId } = await loadCustomer(ctx, input.params.id);
  const db = ctx.services.db.reader(communityScope(ctx));
  const found = await listCustomerAccounts(db, { customerId, enabled: false, ...input.query });
  return pageOf({ ...found, items: found.items.map((account) => shownAccount(account, today(ctx))) }, input.query);
});

export const countDisabled = implement(contracts.countDisabledCustomerAccounts).query(async ({ ctx, input }) => {
  const { customerId } = await loadCustomer(ctx, input.params.id);
  return { count: await countDisabledAccounts(ctx.services.db.reader(communityScope(ctx)), customerId) };
});

export const getAccount = implement(contracts.getCustomerAccount).query(async ({ ctx, input }) => {
  const { id: customerId, accountId } = input.params;
  return shownAccount(await loadAccount(ctx, { customerId, accountId }), today(ctx));
});
