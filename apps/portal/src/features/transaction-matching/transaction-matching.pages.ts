import { page } from '../../pages/page.ts';
import { idParam, oneOf, optional, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** How statement lines are matched, for staff (2P017). `tab` is the index of a tab; 0 is Registrations. */
export const transactionMatchingPages = [
  page({
    view: 'TransactionMatchingView',
    title: 'Transaction Matching',
    label: 'Matching',
    scope: 'community',
    area: 'Reconciliation',
    order: 50,
    audience: 'staff',
    calls: ['matchingRegistrations.list'],
    search: {
      tab: oneOf(['0', '1'], '0'),
      RegistrationId: optional(idParam()),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'registration rules virtual account off-system bsb prefix sweep reconciliation quickmatch',
    load: () => import('./transaction-matching.page.tsx'),
  }),
] as const;
