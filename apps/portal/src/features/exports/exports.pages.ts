import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** What a user exported. */
export const exportsPages = [
  page({
    view: 'ExportsView',
    title: 'My exports',
    scope: 'community',
    area: 'Reports',
    order: 20,
    audience: 'both',
    calls: ['customers.startExport', 'transactions.startExport'],
    search: { page: pageParam(), pageSize: pageSizeParam(20) },
    keywords: 'csv excel download file',
    load: () => import('./exports.page.tsx'),
  }),
] as const;
