import { scheduleReadRights } from '@quickportal/contracts/recurring-payments/recurring-payment-rights';
import { lazy } from 'react';
import type { CustomerTab } from '../../pages/customer-tab.ts';

/** Payments that are taken by themselves (1R156). */
export const schedulesTab: CustomerTab = {
  value: 'schedules',
  title: 'Payment Schedules',
  order: 30,
  anyOf: scheduleReadRights,
  Count: lazy(() => import('./customer-tab/schedule-count.tsx')),
  Panel: lazy(() => import('./customer-tab/schedules.tab.tsx')),
};
