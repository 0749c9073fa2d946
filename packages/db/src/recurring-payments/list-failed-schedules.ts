import { build, preparedQuery } from '../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../connect/read-page.ts';
import type { Reader } from '../connect/reader.ts';
import { selectRecurringPayment, toRecurringPayment, type RecurringPaymentRecord } from './recurring-payment.ts';

const rows = preparedQuery('recurring-payments.failed', (params: PageLimits) =>
  selectRecurringPayment()
    .where('r.status', '=', 'FAILED')
    .orderBy('r.status_changed_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const count = preparedQuery('recurring-payments.failed-count', () =>
  build
    .selectFrom('app.recurring_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'FAILED'),
);

/** One page of the schedules that failed, the latest failure first, and how many there are. */
export async function listFailedSchedules(db: Reader, at: PageOf): Promise<Page<RecurringPaymentRecord>> {
  const { items, recordsCount } = await readPage(db, { rows, count }, {}, at);
  return { items: items.map(toRecurringPayment), recordsCount };
}
