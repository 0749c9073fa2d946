import { accountTabRights } from '@quickportal/contracts/customer-accounts/customer-account-rights';
import { expiryChoices } from '@quickportal/contracts/customer-accounts/expiry-choices';
import { CalendarClock } from 'lucide-react';
import { page } from '../../pages/page.ts';
import { oneOf, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Customer accounts: the cards that should be renewed. The accounts themselves are a tab of their customer. */
export const customerAccountsPages = [
  page({
    view: 'ExpiringCardsView',
    title: 'Expiring cards',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: accountTabRights },
    search: { show: oneOf(expiryChoices, 'EXPIRING'), page: pageParam(), pageSize: pageSizeParam(20) },
    nav: {
      group: 'Customers',
      icon: CalendarClock,
      order: 30,
      about: 'Renew cards before payments are declined',
    },
    keywords: 'expired expiry renew accounts card',
    load: () => import('./expiring-cards.page.tsx'),
  }),
] as const;
