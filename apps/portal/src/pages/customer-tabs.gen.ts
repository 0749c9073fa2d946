// Written by `npm run registries`. What nouns show about a customer, as tabs of the customer page.
import { accountsTab } from '../features/customer-accounts/accounts.customer-tab.ts';
import { activityTab } from '../features/customers/activity.customer-tab.ts';
import { paytoTab } from '../features/payto-agreements/payto.customer-tab.ts';
import { schedulesTab } from '../features/recurring-payments/schedules.customer-tab.ts';
import { historyTab } from '../features/transactions/history.customer-tab.ts';

export const registeredTabs = [
  accountsTab,
  activityTab,
  paytoTab,
  schedulesTab,
  historyTab,
];
