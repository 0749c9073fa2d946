import { contract } from '../kernel/contract.ts';
import { deliveryParams, endpointParams, webhookAudience } from './call-parts.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { webhookChangeRights } from './webhook-rights.ts';

const sends = {
  kind: 'mutation',
  method: 'POST',
  audience: webhookAudience,
  rights: { anyOf: webhookChangeRights },
  spec: ['1P014'],
} as const;

export const sendWebhookTest = contract({
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
