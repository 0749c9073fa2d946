import { page } from '../../pages/page.ts';
import { idParam, optional, tokenParam } from '../../pages/search-params.ts';

const shared = {
  audience: 'both',
  calls: ['payments.take'],
} as const;

/** Taking a payment from a customer (1P019), and which account where none is the default (1P018). */
export const paymentsPages = [
  page({
    ...shared,
    view: 'TerminalCustomerAccountsView',
    title: 'Take payment',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    search: { CustomerId: idParam() },
    load: () => import('./terminal-customer-accounts.page.tsx'),
  }),
  page({
    ...shared,
    view: 'CaptureDetailsView',
    title: 'Take payment',
    scope: 'customer',
    parent: 'CustomerDetailsView',
    // The receipt of what was taken is at an address of its own
    search: { CustomerId: idParam(), AccountId: optional(idParam()), ReceiptNumber: optional(tokenParam()) },
    load: () => import('./capture-details.page.tsx'),
  }),
] as const;
