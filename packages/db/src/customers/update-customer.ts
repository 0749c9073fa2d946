import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { Customer } from './customer.ts';
import { type CustomerDetails, detailColumns, presentCustomer } from './insert-customer.ts';

/** Replaces the details of a customer that the transaction has locked. */
export async function updateCustomer(
  trx: WriteTransaction,
  change: CustomerDetails & { customerId: number; at: Date },
): Promise<Customer> {
  await trx
    .updateTable('app.customer')
    .set((eb) => ({ ...detailColumns(change), version: eb('version', '+', 1), updated_at: change.at.toISOString() }))
    .where('id', '=', change.customerId)
    .executeTakeFirstOrThrow();
  return presentCustomer(trx, change.customerId);
}
