import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Addresses from which API keys may be used. */
export const ipAddressesPages = [
  page({
    view: 'ClientIpWhitelistView',
    title: 'IP Address Whitelist',
    scope: 'community',
    area: 'Developer',
    order: 40,
    audience: 'both',
    calls: ['ipAddresses.list'],
    search: { page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'allow list networks cidr api keys firewall',
    load: () => import('./client-ip-whitelist.page.tsx'),
  }),
] as const;
