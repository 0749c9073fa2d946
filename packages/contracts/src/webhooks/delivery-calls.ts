import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { paged, pageFields } from '../kernel/paging.ts';
import { codeList } from '../kernel/primitives.ts';
import { webhookDeliveryStates } from '../rules/states/delivery.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { deliveryParams, endpointParams, webhookAudience } from './call-parts.ts';
import { webhookChangeRights, webhookReadRights } from './webhook-rights.ts';
import { eventTypes, type EventType } from './event-types.ts';
import { WebhookDelivery, WebhookDeliveryDetails } from './webhook-delivery.ts';

const reads = {
  kind: 'query',
  method: 'GET',
  audience: webhookAudience,
  rights: { anyOf: webhookReadRights },
  spec: ['1P014'],
} as const;
const sends = {
  kind: 'mutation',
  method: 'POST',
  audience: webhookAudience,
  rights: { anyOf: webhookChangeRights },
  spec: ['1P014'],
} as const;

export const listWebhookDeliveries = contract({
  ...reads,
  name: 'webhooks.deliveries',
  path: 'webhooks/{endpointId}/deliveries',
  params: endpointParams,
  query: z.strictObject({
    status: codeList(stateNames(webhookDeliveryStates))
      .optional()
      .meta({ title: 'Status', description: 'Only deliveries in these statuses.', examples: [['RETRYING', 'FAILED']] }),
    eventType: codeList(Object.keys(eventTypes) as [EventType, ...EventType[]])
      .optional()
      .meta({ title: 'Event', description: 'Only events of these kinds.' }),
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

export const sendTestWebhook = contract({
  ...sends,
  name: 'webhooks.sendTest',
  path: 'webhooks/{endpointId}/test',
  params: endpointParams,
  responses: { 201: WebhookDelivery },
  errors: ['state-conflict'],
  summary: 'Send a test event',
  description: 'Sends a webhook.test event to an enabled endpoint, after its pending deliveries.',
});

export const resendWebhook = contract({
  ...sends,
  name: 'webhooks.resend',
  path: 'webhooks/{endpointId}/deliveries/{deliveryId}/resend',
  params: deliveryParams,
  responses: { 201: WebhookDelivery },
  errors: ['state-conflict'],
  summary: 'Send a delivery again',
  description:
    'A pending delivery is attempted at once. A finished one is sent again with the same event ID, as a new delivery at the end of the queue.',
});
