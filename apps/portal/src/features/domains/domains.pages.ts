import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Domains whose pages may use publishable keys. */
export const domainsPages = [
  page({
    view: 'DomainWhitelistView',
    title: 'Domain Whitelist',
    scope: 'community',
    area: 'Developer',
    order: 50,
    audience: 'both',
    calls: ['domains.list'],
    search: { page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'allow list origins cors websites wildcard browser publishable return address',
    load: () => import('./domain-whitelist.page.tsx'),
  }),
] as const;
