import { page } from '../../pages/page.ts';

/** The end of a community, for staff. */
export const decommissionPages = [
  page({
    view: 'DecommissionCommunityView',
    title: 'Decommission Community',
    label: 'Decommission',
    scope: 'community',
    area: 'Operations',
    order: 40,
    audience: 'staff',
    calls: ['decommission.getInfo'],
    keywords: 'close end shut down remove disable community offboard terminate',
    load: () => import('./decommission-community.page.tsx'),
  }),
] as const;
