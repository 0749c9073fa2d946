import { accountTabRights } from '@quickportal/contracts/customer-accounts/customer-account-rights';
import { lazy } from 'react';
import type { CustomerTab } from '../../pages/customer-tab.ts';

/** What the customer pays from (1R155). */
export const accountsTab: CustomerTab = {
  value: 'accounts',
  title: 'Accounts',
  order: 10,
  anyOf: accountTabRights,
  Count: lazy(() => import('./account-count.tsx')),
  Panel: lazy(() => import('./accounts.tab.tsx')),
};
