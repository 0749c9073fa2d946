import { selectActivity, type Activity } from '../../audit/activity.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

const entries = (params: { customerId: number }) =>
  build.selectFrom('app.audit_entry as e').where('e.customer_id', '=', params.customerId);
const rows = preparedQuery('customers.audit', (params: { customerId: number } & PageLimits) =>
  selectActivity(entries(params))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);
const count = preparedQuery('customers.audit-count', (params: { customerId: number }) =>
  entries(params).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** What happened to the customer and everything of theirs, newest first. */
export const listCustomerAudit = (db: Reader, customerId: number, at: PageOf): Promise<Page<Activity>> =>
  readPage(db, { rows, count }, { customerId }, at);
