import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { sortKeys } from '../../kernel/list.ts';
import { sortField, totalsField, pageFields, pagedWithTotals } from '../../kernel/paging.ts';
import { scheduleAudience } from './call-parts.ts';
import { scheduleReadRights } from './recurring-payment-rights.ts';
import { RecurringPaymentRow, RecurringPayment } from './recurring-payment.ts';
import { scheduleList } from './schedule-lists.ts';

/** What narrows the schedules of all customers. The same in the list and its export. */
export const scheduleCriteria = {
  ...filterSchemas(scheduleList),
  sort: sortField(sortKeys(scheduleList), 'status'),
};

/** A schedule as the list of all customers shows it. */
export const ListedSchedule = RecurringPaymentRow.extend(
  RecurringPayment.pick({
    customerId: true,
    customerName: true,
    customerNumber: true,
    supplierId: true,
    supplierBusiness: true,
    statusReason: true,
  }).shape,
).meta({ id: 'ListedSchedule' });
export type ListedSchedule = z.output<typeof ListedSchedule>;

export const searchRecurringPayments = contract({
  kind: 'query',
  name: 'recurringPayments.search',
  method: 'GET',
  path: 'recurring-payments',
  query: z.strictObject({ ...scheduleCriteria, ...totalsField, ...pageFields(20) }),
  responses: {
    200: pagedWithTotals(ListedSchedule, 'Schedules', RecurringPayment.shape.status).meta({ id: 'ListedSchedulePage' }),
  },
  audience: scheduleAudience,
  rights: { anyOf: scheduleReadRights },
  cost: 2,
  summary: 'List schedules of all customers',
  description:
    'The payment schedules of the community. Sorted by status, failed ones come first (the latest failure first), then active ones by their next payment date, then those that take no payments. Sorted by next payment date, those without one come last, and first downwards.',
});
