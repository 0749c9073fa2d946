import type { FileKey } from '@quickportal/contracts/kernel/list';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import type { Compilable } from 'kysely';
import { build } from '../../connect/prepared-query.ts';
import { fileSelection } from '../exports/select-file-columns.ts';
import { recurringPaymentConditions, recurringPaymentOrder } from './build-recurring-payment-search.ts';
import { recurringPaymentSearch, type RecurringPaymentSearch } from './search-recurring-payments.ts';

/** Where every column of the export comes from. */
const sources = {
  customerName: 'c.customer_name',
  customerNumber: 'c.customer_number',
  customerId: 'c.id',
  paymentScheduleCode: 'r.code',
  status: 'r.status',
  nextPaymentDate: `nullif(r.pays_on, 'infinity')`,
  amount: 'r.amount',
  currency: 'r.currency',
  frequency: 'r.frequency',
  accountDisplayName: `case when r.payto_agreement_id is null then coalesce(a.display_name, '') else concat_ws(', ', 'PayTo', a.display_name) end`,
  description: 'r.description',
  supplierBusiness: 'b.name',
  statusReason: 'r.status_reason',
  startDate: 'r.start_date',
  paymentsMade: 'r.payments_made',
  lastPaymentDate: 'r.last_payment_date',
};

/** The schedules that a search finds, all of them, in its order, with these columns. An index gives each order. */
export function recurringPaymentExport(
  search: RecurringPaymentSearch,
  columns: readonly FileKey<typeof scheduleList>[],
): Compilable {
  const { shape, values } = recurringPaymentSearch(search);
  return build
    .selectFrom('app.recurring_payment as r')
    .innerJoin('app.customer as c', (join) =>
      join.onRef('c.community_id', '=', 'r.community_id').onRef('c.id', '=', 'r.customer_id'),
    )
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'r.community_id').onRef('b.id', '=', 'r.business_id'),
    )
    .leftJoin('app.customer_account as a', (join) =>
      join.onRef('a.community_id', '=', 'r.community_id').onRef('a.id', '=', 'r.customer_account_id'),
    )
    .select(fileSelection(scheduleList, sources, columns))
    .where(recurringPaymentConditions(shape, 'r', values))
    .orderBy(recurringPaymentOrder(shape.sort, 'r'));
}
