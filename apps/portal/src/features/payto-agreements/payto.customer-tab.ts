import { agreementReadRights } from '@quickportal/contracts/payto-agreements/payto-agreement-rights';
import { lazy } from 'react';
import type { CustomerTab } from '../../pages/customer-tab.ts';

/** Agreements by which the customer's account can be debited: only where the business has the product (1R063 1R157). */
export const paytoTab: CustomerTab = {
  value: 'payto',
  title: 'PayTo Agreements',
  order: 20,
  anyOf: agreementReadRights,
  needsPayTo: true,
  Count: lazy(() => import('./customer-tab/agreement-count.tsx')),
  Panel: lazy(() => import('./customer-tab/customer-agreements.tab.tsx')),
};
