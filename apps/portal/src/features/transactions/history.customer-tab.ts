import { lazy } from 'react';
import type { CustomerTab } from '../../pages/customer-tab.ts';

/** What the customer paid and got back; everyone who sees the customer sees it (1M022). */
export const historyTab: CustomerTab = {
  value: 'history',
  title: 'Payment History',
  order: 40,
  Panel: lazy(() => import('./history.tab.tsx')),
};
