import type { Customer } from '@quickportal/contracts/customers/customer';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';

/** The customer, if the caller may see it; otherwise 404, also for one that is somebody else's. */
export async function loadCustomer(ctx: Context, customerId: number): Promise<Customer> {
  const customer = await getCustomer(ctx.services.db.reader(communityScope(ctx)), customerId);
  if (!customer) throw notFound();
  return customer;
}

/** The customer as the transaction that changed it sees it. */
export async function presentCustomer(trx: WriteTransaction, customerId: number): Promise<Customer> {
  const customer = await getCustomer(trx, customerId);
  if (!customer) throw notFound();
  return customer;
}

/** A customer as events name it. */
export const customerObject = ({ customerId }: Customer) => ({ type: 'customer', id: customerId });
