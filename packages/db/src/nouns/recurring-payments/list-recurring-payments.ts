import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectRecurringPayment, toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';

const rows = preparedQuery('recurring-payments.list', (params: { customerId: number } & PageLimits) =>
  selectRecurringPayment()
    .where('r.customer_id', '=', params.customerId)
    .orderBy(sql`array_position(array['ACTIVE', 'FAILED', 'INACTIVE'], r.status)`)
    .orderBy('r.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const count = preparedQuery('recurring-payments.count', (params: { customerId: number }) =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId),
);

/** One page of a customer's schedules: those that take payments first, ended ones last, the newest of each first. */
export async function listRecurringPayments(
  db: Reader,
  { customerId, ...at }: { customerId: number } & PageOf,
): Promise<Page<RecurringPaymentRecord>> {
  const { items, recordsCount } = await readPage(db, { rows, count }, { customerId }, at);
  return { items: items.map(toRecurringPayment), recordsCount };
}
