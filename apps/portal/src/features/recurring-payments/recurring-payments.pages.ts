import { page } from '../../pages/page.ts';
import { idParam, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Payment schedules: add, edit, details (1P004 1P005 1P015). */
export const recurringPaymentsPages = [
  page({
    view: 'FailedSchedulesView',
    title: 'Failed schedules',
    scope: 'community',
    area: 'Customers',
    order: 20,
    audience: 'both',
    calls: ['recurringPayments.failed'],
    search: { page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'payment schedule declined stopped resume recurring',
    load: () => import('./failed-schedules.page.tsx'),
  }),
  page({
    view: 'NewRecurringPaymentView',
    title: 'Add payment schedule',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['recurringPayments.create'],
    search: { CustomerId: idParam() },
    load: () => import('./new-schedule.page.tsx'),
  }),
  page({
    view: 'EditRecurringPaymentView',
    title: 'Edit payment schedule',
    scope: 'customer',
    parent: 'RecurringPaymentDetailsView',
    audience: 'both',
    calls: ['recurringPayments.update'],
    search: { CustomerId: idParam(), RecurringPaymentId: idParam() },
    load: () => import('./edit-schedule.page.tsx'),
  }),
  page({
    view: 'RecurringPaymentDetailsView',
    title: 'Payment schedule',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['recurringPayments.get'],
    search: { RecurringPaymentId: idParam(), page: pageParam() },
    load: () => import('./schedule-details.page.tsx'),
  }),
] as const;
