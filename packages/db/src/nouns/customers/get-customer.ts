import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { selectCustomer, type Customer } from './customer.ts';

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
export const getCustomer = (db: Reader, customerId: number): Promise<Customer | undefined> =>
  db.first(byId, { customerId });

/** Those of the customers that are in scope, by their ids. */
export async function getCustomers(db: Reader, customerIds: readonly number[]): Promise<ReadonlyMap<number, Customer>> {
  const customers = await db.all(byIds, { customerIds });
  return new Map(customers.map((customer) => [customer.customerId, customer]));
}

/** The same, locked against changes by others until the transaction ends. */
export const lockCustomer = (trx: WriteTransaction, customerId: number): Promise<Customer | undefined> =>
  trx.first(byIdLocked, { customerId });
