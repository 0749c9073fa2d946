import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, optional, pageParam, pageSizeParam, someIds, sortOf } from '../../pages/search-params.ts';

/** Payment schedules: of all customers, failed ones, add, edit, details (1P004 1P005 1P015). */
export const recurringPaymentsPages = [
  page({
    view: 'RecurringPaymentsView',
    title: 'Payment schedules',
    scope: 'community',
    area: 'Customers',
    order: 20,
    audience: 'both',
    calls: ['recurringPayments.search'],
    search: {
      ...filtersOf('schedules'),
      sort: sortOf('recurringPayments.search'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'schedules of all customers recurring payments next due failed subscription instalment',
    load: () => import('./schedule-list/recurring-payments.page.tsx'),
  }),
  page({
    view: 'FailedSchedulesView',
    title: 'Failed schedules',
    scope: 'community',
    parent: 'RecurringPaymentsView',
    audience: 'both',
    calls: ['recurringPayments.getFailure'],
    search: { RecurringPaymentId: optional(idParam()), businessId: someIds() },
    keywords: 'work through payment schedule declined retry stopped resume recurring',
    load: () => import('./failed-schedules/failed-schedules.page.tsx'),
  }),
  page({
    view: 'NewRecurringPaymentView',
    title: 'Add payment schedule',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['recurringPayments.create'],
    search: { CustomerId: idParam() },
    load: () => import('./schedule-form/new-recurring-payment.page.tsx'),
  }),
  page({
    view: 'EditRecurringPaymentView',
    title: 'Edit payment schedule',
    scope: 'customer',
    parent: 'RecurringPaymentDetailsView',
    audience: 'both',
    calls: ['recurringPayments.update'],
    search: { CustomerId: idParam(), RecurringPaymentId: idParam() },
    load: () => import('./schedule-form/edit-recurring-payment.page.tsx'),
  }),
  page({
    view: 'RecurringPaymentDetailsView',
    title: 'Payment schedule',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['recurringPayments.get'],
    search: { RecurringPaymentId: idParam(), page: pageParam() },
    load: () => import('./schedule-details/recurring-payment-details.page.tsx'),
  }),
] as const;
