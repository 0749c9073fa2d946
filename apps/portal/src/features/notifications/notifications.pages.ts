import { BellRing } from 'lucide-react';
import { page } from '../../pages/page.ts';

/** Which notices the facility sends to its customers. */
export const notificationsPages = [
  page({
    view: 'CustomerNoticesView',
    title: 'Customer notices',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: ['MANAGE_FACILITY_SETTINGS'] },
    nav: {
      group: 'Facility',
      icon: BellRing,
      order: 60,
      about: 'Choose which emails your customers get about payments and schedules',
    },
    keywords: 'mail email notifications notices switch off on schedules payments',
    load: () => import('./customer-notices.page.tsx'),
  }),
] as const;
