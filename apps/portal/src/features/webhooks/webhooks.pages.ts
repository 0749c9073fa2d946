import type { WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import { endpointStatuses } from '@quickportal/contracts/webhooks/endpoint-statuses';
import { page } from '../../pages/page.ts';
import { idParam, oneOf, optional, pageParam, pageSizeParam, someOf, someStates } from '../../pages/search-params.ts';

/** Endpoints that are told what happens, and what was sent to them. */
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
      endpointStatus: someOf(endpointStatuses),
      EndpointId: optional(idParam()),
      tab: oneOf(['deliveries', 'replay', 'verify'], 'deliveries'),
      status: someStates<WebhookDeliveryStatus>({
        QUEUED: true,
        RETRYING: true,
        DELIVERED: true,
        FAILED: true,
        CANCELLED: true,
      }),
      replayId: optional(idParam()),
      DeliveryId: optional(idParam()),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    keywords: 'events endpoints notifications signing secret deliveries developer http callback',
    load: () => import('./webhooks.page.tsx'),
  }),
] as const;
