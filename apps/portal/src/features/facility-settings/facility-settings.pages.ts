import { page } from '../../pages/page.ts';

/** Settings that apply to all businesses of a facility. */
export const facilitySettingsPages = [
  page({
    view: 'FacilitySettingsView',
    title: 'Facility Settings',
    label: 'Facility settings',
    scope: 'community',
    area: 'Settings',
    order: 10,
    audience: 'facility',
    calls: ['facilitySettings.getTransactions'],
    keywords:
      'management general security transactions limits minimum maximum automatic retry refunds approval unusually large amount products',
    load: () => import('./facility-settings.page.tsx'),
  }),
] as const;
