import { page } from '../../pages/page.ts';

/** Businesses as other systems know them, for staff. */
export const externalSystemClientsPages = [
  page({
    view: 'ExternalSystemClientsView',
    title: 'External System Client Search',
    label: 'External system clients',
    scope: 'global',
    area: 'Finance',
    order: 40,
    audience: 'staff',
    calls: ['externalSystemClients.search'],
    keywords: 'erp sap xero business code mapping buyer supplier',
    load: () => import('./external-system-clients.page.tsx'),
  }),
] as const;
