import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Customer accounts: the cards that should be renewed. The accounts themselves are a tab of their customer. */
export const customerAccountsPages = [
  page({
    view: 'ExpiringCardsView',
    title: 'Expiring cards',
    scope: 'community',
    area: 'Customers',
    order: 30,
    audience: 'both',
    calls: ['customerAccounts.listExpiringCards'],
    search: { ...filtersOf('expiring-cards'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'expired expiry renew accounts card',
    load: () => import('./expiring-cards.page.tsx'),
  }),
] as const;
