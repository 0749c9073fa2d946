import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, oneOf, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** What programs of the facility called. */
export const apiLogsPages = [
  page({
    view: 'RestApiDeveloperLogDetailView',
    title: 'Call',
    scope: 'community',
    parent: 'RestApiDeveloperLogView',
    audience: 'both',
    calls: ['apiLogs.get'],
    search: { apiLogId: idParam() },
    load: () => import('./rest-api-developer-log-detail.page.tsx'),
  }),
  page({
    view: 'RestApiDeveloperLogView',
    title: 'REST API Developer Log',
    scope: 'community',
    area: 'Developer',
    order: 25,
    audience: 'both',
    calls: ['apiLogs.list'],
    search: {
      ...filtersOf('api-logs'),
      hours: oneOf(['24', '168'], '24'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'request log calls requests errors history debug integration curl',
    load: () => import('./rest-api-developer-log.page.tsx'),
  }),
] as const;
