import { FileDown } from 'lucide-react';
import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** What somebody exported. */
export const exportsPages = [
  page({
    view: 'ExportsView',
    title: 'My exports',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: ['EXPORT_CUSTOMERS', 'EXPORT_TRANSACTIONS'] },
    search: { page: pageParam(), pageSize: pageSizeParam(20) },
    nav: {
      group: 'Facility',
      label: 'My exports',
      icon: FileDown,
      order: 90,
      about: 'Download lists that you exported in the last 24 hours',
    },
    keywords: 'csv excel download file',
    load: () => import('./exports.page.tsx'),
  }),
] as const;
