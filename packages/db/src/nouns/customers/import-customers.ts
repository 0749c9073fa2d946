import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { NewCustomer } from './change-customer.ts';
import { detailColumns, keyColumns } from './customer.ts';

interface NumberOf {
  businessId: number;
  customerNumber: string;
}

const used = preparedQuery('customers.usedNumbers', (params: { businessIds: number[]; numbers: string[] }) =>
  build
    .selectFrom('app.customer as c')
    .innerJoin(
      sql<{ business_id: number; number: string }>`(select * from unnest(${params.businessIds}::bigint[],
        ${params.numbers}::text[]) as n (business_id, number))`.as('n'),
      (join) => join.onRef('c.business_id', '=', 'n.business_id').onRef('c.customer_number', '=', 'n.number'),
    )
    .select(['c.business_id as businessId', 'c.customer_number as customerNumber']),
);

/** Which of these customer numbers their businesses already use. */
export const findUsedNumbers = (db: Reader, numbers: readonly NumberOf[]): Promise<NumberOf[]> =>
  db.all(used, {
    businessIds: numbers.map(({ businessId }) => businessId),
    numbers: numbers.map(({ customerNumber }) => customerNumber),
  });

/**
 * Adds enabled customers in one statement and returns their ids in the same order. Throws ConflictError on a number
 * that a business already uses.
 */
export async function insertCustomers(
  trx: WriteTransaction,
  customers: readonly NewCustomer[],
  now: Date,
): Promise<number[]> {
  const columns = { ...keyColumns, ...detailColumns };
  const rows = customers.map((customer) => ({ ...written(columns, customer), created_at: now, updated_at: now }));
  const added = await trx
    .insertInto('app.customer')
    .values(rows)
    .returning(['id', 'business_id', 'customer_number'])
    .execute();
  const ids = new Map(added.map((row) => [`${row.business_id} ${row.customer_number}`, row.id]));
  return customers.map(({ businessId, customerNumber }) => ids.get(`${businessId} ${customerNumber}`) as number);
}
