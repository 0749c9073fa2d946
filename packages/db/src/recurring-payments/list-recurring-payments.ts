import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { selectRecurringPayment, toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';

interface Params {
  customerId: number;
  limit: number;
  offset: number;
}

const page = preparedQuery('recurring-payments.list', (params: Params) =>
  selectRecurringPayment()
    .where('r.customer_id', '=', params.customerId)
    .orderBy(sql`array_position(array['ACTIVE', 'FAILED', 'INACTIVE'], r.status)`)
    .orderBy('r.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const counted = preparedQuery('recurring-payments.count', (params: { customerId: number }) =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId),
);

/** One page of a customer's schedules: those that take payments first, ended ones last, the newest of each first. */
export async function listRecurringPayments(
  db: Reader,
  { customerId, ...at }: { customerId: number; page: number; pageSize: number },
): Promise<{ items: RecurringPaymentRecord[]; recordsCount: number }> {
  const rows = await db.all(page, { customerId, limit: at.pageSize, offset: (at.page - 1) * at.pageSize });
  const count = await db.first(counted, { customerId });
  return { items: rows.map(toRecurringPayment), recordsCount: count?.count ?? 0 };
}
