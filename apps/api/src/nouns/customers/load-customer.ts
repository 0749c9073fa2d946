import type { Customer } from '@quickportal/contracts/customers/customer';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { CallContext } from '../../procedures/context.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The customer, if the caller may see it; otherwise 404, also for one that is another user's. */
export async function loadCustomer(ctx: CallContext, customerId: number): Promise<Customer> {
  return orNotFound(await getCustomer(ctx.db, customerId));
}

/** The customer as the transaction that changed it sees it. */
export async function toCustomer(trx: WriteTransaction, customerId: number): Promise<Customer> {
  return orNotFound(await getCustomer(trx, customerId));
}

/** A customer as events name it. */
export const customerObject = ({ customerId }: Customer) => ({ type: 'customer', id: customerId });
