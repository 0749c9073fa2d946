import { page } from '../../pages/page.ts';
import { filtersOf } from '../../pages/filter-params.ts';
import { idParam, oneOf, optional, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** What the bank charges a community, for staff (2P007 3P026). */
export const billingPages = [
  page({
    view: 'CommunityBillingView',
    title: 'Billing',
    scope: 'community',
    area: 'Finance',
    order: 10,
    audience: 'staff',
    calls: ['billingFacilities.getBillingFacilities'],
    search: {
      tab: oneOf(['fees', 'one-off', 'monthly'], 'fees'),
      CommunityRevenueId: optional(idParam()),
      ...filtersOf('one-off-revenue'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'establishment monthly fees expected revenue once-off waive billing code cis key instruments money',
    load: () => import('./community-billing.page.tsx'),
  }),
] as const;
