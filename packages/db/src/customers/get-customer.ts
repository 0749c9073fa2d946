import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { selectCustomer, toCustomer, type Customer } from './customer.ts';

const byId = queryByKey('customers.get', (params: { customerId: number }) =>
  selectCustomer(build.selectFrom('app.customer as c')).where('c.id', '=', params.customerId),
);

const byIds = preparedQuery('customers.get-several', (params: { customerIds: readonly number[] }) =>
  selectCustomer(build.selectFrom('app.customer as c')).where(
    sql<boolean>`c.id = any (${params.customerIds}::bigint[])`,
  ),
);

const byIdLocked = preparedQuery('customers.lock', (params: { customerId: number }) =>
  selectCustomer(build.selectFrom('app.customer as c')).where('c.id', '=', params.customerId).forUpdate('c'),
);

/** The customer, or undefined where there is none in scope. */
export async function getCustomer(db: Reader, customerId: number): Promise<Customer | undefined> {
  const row = await db.first(byId, { customerId });
  return row && toCustomer(row);
}

/** Those of the customers that are in scope, by their ids. */
export async function getCustomers(db: Reader, customerIds: readonly number[]): Promise<ReadonlyMap<number, Customer>> {
  const rows = await db.all(byIds, { customerIds });
  return new Map(rows.map((row) => [row.id, toCustomer(row)]));
}

/** The same, locked against changes by others until the transaction ends. */
export async function lockCustomer(trx: WriteTransaction, customerId: number): Promise<Customer | undefined> {
  const row = await trx.first(byIdLocked, { customerId });
  return row && toCustomer(row);
}
