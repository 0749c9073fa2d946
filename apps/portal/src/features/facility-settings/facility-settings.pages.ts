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
      'management general time zone security transactions limits minimum maximum automatic retry refunds approval unusually large amount products electronic communication customer notices notifications email reply',
    load: () => import('./facility-settings.page.tsx'),
  }),
  page({
    view: 'TransactionExportConfigView',
    title: 'Transaction Export Configuration',
    label: 'Transaction export',
    scope: 'community',
    area: 'Settings',
    order: 20,
    audience: 'facility',
    calls: ['facilitySettings.getTransactionExport'],
    keywords: 'columns order file csv excel configuration',
    load: () => import('./transaction-export-config.page.tsx'),
  }),
] as const;
