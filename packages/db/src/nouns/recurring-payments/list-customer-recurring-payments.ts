import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { selectRecurringPayment, toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';

interface OfCustomer {
  customerId: number;
}

const coming = preparedQuery('recurring-payments.coming', (params: OfCustomer & { limit: number }) =>
  selectRecurringPayment()
    .where('r.customer_id', '=', params.customerId)
    .where('r.status', '=', 'ACTIVE')
    .where('r.next_payment_date', 'is not', null)
    .orderBy('r.next_payment_date')
    .orderBy('r.id')
    .limit(params.limit),
);

/** Schedules of a customer that take another payment, the soonest first. */
export const listComingRecurringPayments = async (
  db: Reader,
  key: OfCustomer & { limit: number },
): Promise<RecurringPaymentRecord[]> => (await db.all(coming, key)).map(toRecurringPayment);

const failed = preparedQuery('recurring-payments.failed-of-customer', (params: OfCustomer & PageLimits) =>
  selectRecurringPayment()
    .where('r.customer_id', '=', params.customerId)
    .where('r.status', '=', 'FAILED')
    .orderBy('r.status_changed_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const failedCount = preparedQuery('recurring-payments.failed-of-customer-count', (params: OfCustomer) =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId)
    .where('status', '=', 'FAILED'),
);

/** Schedules of a customer that failed, the latest failure first, and how many there are. */
export async function listFailedOfCustomer(
  db: Reader,
  { customerId, limit }: OfCustomer & { limit: number },
): Promise<Page<RecurringPaymentRecord>> {
  const at = { page: 1, pageSize: limit };
  const { items, recordsCount } = await readPage(db, { rows: failed, count: failedCount }, { customerId }, at);
  return { items: items.map(toRecurringPayment), recordsCount };
}
