import type { Customer } from '@quickportal/contracts/customers/customer';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';

/** The customer, if the caller may see it; otherwise 404, also for one that is somebody else's. */
export async function loadCustomer(ctx: Context, customerId: number): Promise<Customer> {
  const customer = await getCustomer(ctx.services.db.reader(communityScope(ctx)), customerId);
  if (!customer) throw notFound();
  return customer;
}
