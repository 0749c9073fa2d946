import { page } from '../../pages/page.ts';
import { idParam, oneOf, optional } from '../../pages/search-params.ts';

/** Accounts that payments of a supplier business settle to (2P021). */
export const settlementAccountsPages = [
  page({
    view: 'SettlementAccountsView',
    title: 'Settlement Accounts',
    label: 'Settlement accounts',
    scope: 'business',
    area: 'Business',
    group: 'Accounts',
    order: 70,
    audience: 'both',
    calls: ['settlementAccounts.list'],
    search: {
      BusinessId: optional(idParam()),
      currency: oneOf(['1', '3']),
      accountType: oneOf(['ALL', 'MERCHANT', 'BANK'], 'ALL'),
    },
    keywords: 'remitter name merchant bank bsb payee reference direct entry export merchants debit routing eftpos',
    load: () => import('./settlement-accounts.page.tsx'),
  }),
] as const;
