import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { flag, idParam, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Communities and businesses by their statement accounts, and the simulation of an account, for staff (3P053, 3P054, 3P056, 3P057). */
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
  page({
    view: 'SimulationLinesView',
    title: 'Simulation lines',
    scope: 'community',
    parent: 'BankStatementAccountsView',
    audience: 'staff',
    calls: ['quickrec.listSimulationLines'],
    search: { AccountId: idParam(), page: pageParam(), pageSize: pageSizeParam(20) },
    load: () => import('./simulation-lines.page.tsx'),
  }),
  page({
    view: 'SimulationConfigurationView',
    title: 'Simulation configuration',
    scope: 'community',
    parent: 'BankStatementAccountsView',
    audience: 'staff',
    calls: ['quickrec.getSimulationConfiguration'],
    search: { AccountId: idParam() },
    load: () => import('./simulation-configuration.page.tsx'),
  }),
] as const;
