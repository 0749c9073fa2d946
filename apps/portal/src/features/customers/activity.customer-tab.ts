import { lazy } from 'react';
import type { CustomerTab } from '../../pages/customer-tab.ts';

/** What happened to the customer; everyone who sees the customer sees it. */
export const activityTab: CustomerTab = {
  value: 'activity',
  title: 'Recent Activity',
  order: 50,
  Panel: lazy(() => import('./customer-activity.tab.tsx')),
};
