import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** What passes between the platform and other systems, for staff: in a community, or over all of them. */
export const serviceMessagesPages = [
  page({
    view: 'ServiceMessageDetailView',
    title: 'Service message',
    scope: 'global',
    parent: 'ServiceMessageSummaryView',
    audience: 'staff',
    calls: ['serviceMessages.get'],
    search: { serviceMessageId: idParam() },
    load: () => import('./service-message-detail.page.tsx'),
  }),
  page({
    view: 'ServiceMessageSummaryView',
    title: 'Service messages',
    scope: 'global',
    area: 'Operations',
    order: 10,
    audience: 'staff',
    calls: ['serviceMessages.list'],
    search: {
      ...filtersOf('service-messages'),
      page: pageParam(),
      pageSize: pageSizeParam(25),
    },
    keywords: 'reports files notices gateway requests delivered failed queue resend',
    load: () => import('./service-message-summary.page.tsx'),
  }),
] as const;
