import { page } from '../../pages/page.ts';

/** Which notices the facility sends to its customers. */
export const notificationsPages = [
  page({
    view: 'CustomerNoticesView',
    title: 'Customer notices',
    scope: 'community',
    area: 'Settings',
    group: 'Messages',
    order: 60,
    audience: 'both',
    calls: ['notifications.setSwitches'],
    keywords: 'mail email notifications notices switch off on schedules payments',
    load: () => import('./customer-notices.page.tsx'),
  }),
] as const;
