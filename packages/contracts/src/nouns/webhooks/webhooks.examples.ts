import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const delivery: ExampleFields = {
  deliveryId: 90_412,
  eventKey: 'evt_3cT0cLwq7b1r0Xh2u9EwKfVa',
  eventType: 'customer.created',
  objectType: 'customer',
  objectId: '1048217',
  status: 'DELIVERED',
  lastStatus: 200,
};

const endpoint: ExampleFields = {
  endpointId: 31,
  description: 'Keeps our CRM in step',
  disabledReason: null,
  disabledAt: null,
  waiting: 0,
  retryAt: null,
  lastFailureAt: null,
  formerSecretUntil: null,
};

/** What components look like as a whole. */
export const examples = {
  WebhookAttempt: { durationMs: 184, status: 200, responseBody: '{"received":true}' },
  WebhookDelivery: delivery,
  WebhookDeliveryDetails: {
    ...delivery,
    requestBody: '{"id":"evt_3cT0cLwq7b1r0Xh2u9EwKfVa","type":"customer.created"}',
  },
  WebhookEndpoint: endpoint,
} satisfies Examples;
