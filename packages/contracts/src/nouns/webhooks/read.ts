import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { webhookAudience, endpointParams, deliveryParams, replayCall, replaysPath } from './call-parts.ts';
import { WebhookDelivery, WebhookDeliveryDetails } from './webhook-delivery.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';
import { WebhookReplay } from './webhook-replay.ts';
import { deliveryList, endpointList } from './webhook-lists.ts';
import { webhookReadRights } from './webhook-rights.ts';

const reads = {
  kind: 'query',
  method: 'GET',
  audience: webhookAudience,
  rights: { anyOf: webhookReadRights },
  spec: ['1P014'],
} as const;

export const listWebhooks = contract({
  ...reads,
  name: 'webhooks.list',
  path: 'webhooks',
  query: z.strictObject(filterSchemas(endpointList)),
  responses: {
    200: z
      .strictObject({
        items: z.array(WebhookEndpoint).meta({ title: 'Endpoints', description: 'The endpoints, oldest first.' }),
      })
      .meta({ id: 'WebhookEndpointList' }),
  },
  summary: 'List webhook endpoints',
  description: 'The endpoints of the facility with their status.',
});

export const listWebhookDeliveries = contract({
  ...reads,
  name: 'webhooks.listDeliveries',
  path: 'webhooks/{endpointId}/deliveries',
  params: endpointParams,
  query: z.strictObject({
    ...filterSchemas(deliveryList),
    ...pageFields(20),
  }),
  responses: { 200: paged(WebhookDelivery, 'Deliveries').meta({ id: 'WebhookDeliveryPage' }) },
  summary: 'List deliveries of an endpoint',
  description: 'Deliveries to an endpoint of the last 30 days, pending ones included, newest first.',
});

export const getWebhookDelivery = contract({
  ...reads,
  name: 'webhooks.getDelivery',
  path: 'webhooks/{endpointId}/deliveries/{deliveryId}',
  params: deliveryParams,
  responses: { 200: WebhookDeliveryDetails },
  summary: 'Retrieve a delivery with its attempts',
  description: 'The request, and the response to each attempt.',
});

export const listWebhookReplays = contract({
  ...replayCall,
  kind: 'query',
  name: 'webhooks.listReplays',
  method: 'GET',
  path: replaysPath,
  params: endpointParams,
  query: z.strictObject(pageFields(5)),
  rights: { anyOf: webhookReadRights },
  responses: { 200: paged(WebhookReplay, 'Replays').meta({ id: 'WebhookReplayPage' }) },
  summary: 'List replays of an endpoint',
  description: 'Replays of the last 30 days, newest first.',
});
