import { page } from '../../pages/page.ts';

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
] as const;
