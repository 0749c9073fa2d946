import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import { idParam, oneOf, optional, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Endpoints that receive events, and what was sent to them. */
export const webhooksPages = [
  page({
    view: 'WebhooksView',
    title: 'Webhooks',
    scope: 'community',
    area: 'Developer',
    order: 30,
    audience: 'both',
    calls: ['webhooks.list'],
    search: {
      ...filtersOf('webhook-endpoints'),
      EndpointId: optional(idParam()),
      tab: oneOf(['deliveries', 'replay', 'verify'], 'deliveries'),
      ...filtersOf('webhook-deliveries'),
      DeliveryId: optional(idParam()),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'events endpoints notifications signing secret deliveries developer http callback',
    load: () => import('./webhooks.page.tsx'),
  }),
] as const;
