import {
  scheduleChangeRights,
  scheduleReadRights,
} from '@quickportal/contracts/recurring-payments/recurring-payment-rights';
import { page } from '../../pages/page.ts';
import { idParam, pageParam } from '../../pages/search-params.ts';

/** Payment schedules: add, edit, details (1P004 1P005 1P015). */
export const recurringPaymentsPages = [
  page({
    view: 'NewRecurringPaymentView',
    title: 'Add payment schedule',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: scheduleChangeRights },
    search: { CustomerId: idParam() },
    under: 'CustomerSearchView',
    load: () => import('./new-schedule.page.tsx'),
  }),
  page({
    view: 'EditRecurringPaymentView',
    title: 'Edit payment schedule',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: scheduleChangeRights },
    search: { CustomerId: idParam(), RecurringPaymentId: idParam() },
    under: 'CustomerSearchView',
    load: () => import('./edit-schedule.page.tsx'),
  }),
  page({
    view: 'RecurringPaymentDetailsView',
    title: 'Payment schedule',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: scheduleReadRights },
    search: { RecurringPaymentId: idParam(), page: pageParam() },
    under: 'CustomerSearchView',
    load: () => import('./schedule-details.page.tsx'),
  }),
] as const;
