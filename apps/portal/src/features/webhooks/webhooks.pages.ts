import { webhookReadRights } from '@quickportal/contracts/webhooks/webhook-rights';
import { webhookDeliveryStates } from '@quickportal/contracts/rules/states/delivery';
import { stateNames } from '@quickportal/contracts/rules/states/state-machine';
import { Webhook } from 'lucide-react';
import { page } from '../../pages/page.ts';
import { idParam, oneOf, optional, pageParam, pageSizeParam } from '../../pages/search-params.ts';

/** Endpoints that are told what happens, and what was sent to them. */
export const webhooksPages = [
  page({
    view: 'WebhooksView',
    title: 'Webhooks',
    audience: 'both',
    needsCommunity: true,
    rights: { anyOf: webhookReadRights },
    search: {
      EndpointId: optional(idParam()),
      tab: oneOf(['deliveries', 'verify'], 'deliveries'),
      status: oneOf(stateNames(webhookDeliveryStates)),
      DeliveryId: optional(idParam()),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    nav: { group: 'Developer', icon: Webhook, order: 30, about: 'Tell your own programs what happens' },
    keywords: 'events endpoints notifications signing secret deliveries developer http callback',
    load: () => import('./webhooks.page.tsx'),
  }),
] as const;
