import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { page } from '../../pages/page.ts';
import { idParam, oneState, optional, pageParam, pageSizeParam, sortOf, textParam } from '../../pages/search-params.ts';

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
      query: textParam({ max: 100 }),
      status: oneState<RecurringPaymentStatus>({
        ACTIVE: true,
        INACTIVE: true,
        STOPPED: true,
        FAILED: true,
        COMPLETED: true,
      }),
      businessId: optional(idParam()),
      sort: sortOf('recurringPayments.search'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'schedules of all customers recurring payments next due failed subscription instalment',
    load: () => import('./recurring-payments.page.tsx'),
  }),
  page({
    view: 'FailedSchedulesView',
    title: 'Failed schedules',
    scope: 'community',
    parent: 'RecurringPaymentsView',
    audience: 'both',
    calls: ['recurringPayments.failure'],
    search: { RecurringPaymentId: optional(idParam()), businessId: optional(idParam()) },
    keywords: 'work through payment schedule declined retry stopped resume recurring',
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
    load: () => import('./new-recurring-payment.page.tsx'),
  }),
  page({
    view: 'EditRecurringPaymentView',
    title: 'Edit payment schedule',
    scope: 'customer',
    parent: 'RecurringPaymentDetailsView',
    audience: 'both',
    calls: ['recurringPayments.update'],
    search: { CustomerId: idParam(), RecurringPaymentId: idParam() },
    load: () => import('./edit-recurring-payment.page.tsx'),
  }),
  page({
    view: 'RecurringPaymentDetailsView',
    title: 'Payment schedule',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    audience: 'both',
    calls: ['recurringPayments.get'],
    search: { RecurringPaymentId: idParam(), page: pageParam() },
    load: () => import('./recurring-payment-details.page.tsx'),
  }),
] as const;
