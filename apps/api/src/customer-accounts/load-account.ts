import type { CustomerAccount as Shown } from '@quickportal/contracts/customer-accounts/customer-account';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { CustomerAccount } from '@quickportal/db/customer-accounts/customer-account';
import {
  getCustomerAccount,
  lockCustomerAccount,
  type AccountPlace,
} from '@quickportal/db/customer-accounts/get-customer-account';
import type { Customer } from '@quickportal/db/customers/customer';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';
import { today } from '../kernel/today.ts';
import { shownAccount } from './present-account.ts';

/** The account of this customer, if the caller may see it; otherwise 404. */
export async function loadAccount(ctx: Context, place: AccountPlace): Promise<CustomerAccount> {
  const account = await getCustomerAccount(ctx.services.db.reader(communityScope(ctx)), place);
  if (!account) throw notFound();
  return account;
}

/** Customer and account, locked in this order: a customer has one default, and goes off with all accounts. */
export async function lockAccount(
  trx: WriteTransaction,
  place: AccountPlace,
): Promise<{ customer: Customer; account: CustomerAccount }> {
  const customer = await lockCustomer(trx, place.customerId);
  const account = customer && (await lockCustomerAccount(trx, place));
  if (!account) throw notFound();
  return { customer, account };
}

/** The account as the transaction that changed it sees it, to answer with. */
export async function changedAccount(ctx: Context, trx: WriteTransaction, place: AccountPlace): Promise<Shown> {
  const account = await getCustomerAccount(trx, place);
  if (!account) throw notFound();
  return shownAccount(account, today(ctx));
}
