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
import type { CallContext } from '../../procedures/context.ts';
import { notFound, orNotFound } from '../../kernel/problem.ts';
import { today } from '../../procedures/today.ts';
import { shownAccount } from './to-customer-account.ts';

/** The account of this customer, if the caller may see it; otherwise 404. */
export async function loadAccount(ctx: CallContext, place: AccountPlace): Promise<CustomerAccount> {
  return orNotFound(await getCustomerAccount(ctx.db, place));
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
export async function changedAccount(ctx: CallContext, trx: WriteTransaction, place: AccountPlace): Promise<Shown> {
  const account = orNotFound(await getCustomerAccount(trx, place));
  return shownAccount(account, today(ctx));
}
