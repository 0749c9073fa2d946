import { page } from '../../pages/page.ts';
import { idParam } from '../../pages/search-params.ts';

/** Reports and files of a community that staff start. */
export const reportsPages = [
  page({
    view: 'CommunityAdministrationView',
    title: 'Community Administration',
    label: 'Community administration',
    scope: 'community',
    area: 'Operations',
    order: 20,
    audience: 'staff',
    calls: ['reports.generateExpiredCardsReport'],
    keywords:
      'reports files expired cards user access transactions csv customers bank reconciliation registered accounts custom cash applied merchants snapshot',
    load: () => import('./community-administration.page.tsx'),
  }),
  page({
    view: 'CustomReportView',
    title: 'Custom report',
    scope: 'community',
    parent: 'CustomReportsView',
    audience: 'staff',
    calls: ['reports.getCustomReport'],
    search: { CustomReportId: idParam() },
    load: () => import('./custom-report.page.tsx'),
  }),
  page({
    view: 'CustomReportsView',
    title: 'Custom reports',
    scope: 'community',
    area: 'Operations',
    order: 21,
    audience: 'staff',
    calls: ['reports.createCustomReport'],
    keywords: 'define own report columns transactions customers daily monthly definition',
    load: () => import('./custom-reports.page.tsx'),
  }),
] as const;
