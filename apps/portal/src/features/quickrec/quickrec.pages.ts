import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { flag, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Communities and businesses by their statement accounts, for staff (3P056, 3P057). */
export const quickrecPages = [
  page({
    view: 'QuickRecCommunitiesView',
    title: 'Community List',
    label: 'Quick-rec communities',
    scope: 'global',
    area: 'Reconciliation',
    order: 20,
    audience: 'staff',
    calls: ['quickrec.searchQuickRecCommunities'],
    search: { ...filtersOf('quick-rec-communities'), page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'quickrec quick reconciliation bank statement accounts communities',
    load: () => import('./quick-rec-communities.page.tsx'),
  }),
  page({
    view: 'QuickRecBusinessesView',
    title: 'Businesses',
    label: 'Quick-rec businesses',
    scope: 'community',
    parent: 'QuickRecCommunitiesView',
    audience: 'staff',
    calls: ['quickrec.searchQuickRecBusinesses'],
    search: {
      SupplierFlag: flag(),
      ...filtersOf('quick-rec-businesses'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    load: () => import('./quick-rec-businesses.page.tsx'),
  }),
] as const;
