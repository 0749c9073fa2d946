import { page } from '../../pages/page.ts';
import { idParam } from '../../pages/search-params.ts';

const shared = {
  audience: 'both',
  calls: ['payments.take'],
} as const;

/** Taking a payment from a customer: which account (1P018), then how much (1P019). */
export const paymentsPages = [
  page({
    ...shared,
    view: 'TerminalCustomerAccountsView',
    title: 'Take payment',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    search: { CustomerId: idParam() },
    load: () => import('./choose-account.page.tsx'),
  }),
  page({
    ...shared,
    view: 'CaptureDetailsView',
    title: 'Take payment',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    search: { CustomerId: idParam(), AccountId: idParam() },
    load: () => import('./capture-details.page.tsx'),
  }),
] as const;
