import { page } from '../../pages/page.ts';
import { pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Reports that run automatically. */
export const reportSchedulesPages = [
  page({
    view: 'ReportSchedulesView',
    title: 'Reports',
    label: 'Report schedules',
    scope: 'community',
    area: 'Reports',
    order: 10,
    audience: 'both',
    calls: ['reportSchedules.list'],
    search: { page: pageParam(), pageSize: pageSizeParam(20) },
    keywords:
      'daily weekly monthly transactions csv expired cards user access new customers registered accounts legacy',
    load: () => import('./report-schedules.page.tsx'),
  }),
] as const;
