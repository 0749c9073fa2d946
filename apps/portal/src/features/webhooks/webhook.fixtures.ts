import type { WebhookDelivery, WebhookDeliveryDetails } from '@quickportal/contracts/webhooks/webhook-delivery';
import type { WebhookReplay, WebhookReplayPreview } from '@quickportal/contracts/webhooks/webhook-replay';
import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';

/** An endpoint that works. */
export const working: WebhookEndpoint = {
  endpointId: 7,
  kind: 'WEBHOOK',
  url: 'https://hooks.harbourcity.example/quickportal',
  description: 'Keeps our CRM in step',
  notificationEmail: 'developers@harbourcity.example',
  allEvents: true,
  eventTypes: [],
  status: 'WORKING',
  disabledReason: null,
  disabledAt: null,
  waiting: 0,
  retryAt: null,
  lastSuccessAt: '2026-11-20T03:12:04.000Z',
  lastFailureAt: '2026-11-12T22:40:00.000Z',
  formerSecretUntil: null,
  version: 3,
  createdAt: '2026-09-02T00:15:00.000Z',
};
export const failing: WebhookEndpoint = {
  ...working,
  endpointId: 8,
  kind: 'WEBHOOK',
  url: 'https://billing.harbourcity.example/api/v2/events/incoming',
  description: 'Billing',
  allEvents: false,
  eventTypes: ['customer.created', 'customer.updated'],
  status: 'FAILING',
  waiting: 14,
  retryAt: '2026-11-20T05:30:00.000Z',
  lastFailureAt: '2026-11-20T03:14:00.000Z',
  formerSecretUntil: '2026-11-21T03:00:00.000Z',
};
export const gone: WebhookEndpoint = {
  ...working,
  endpointId: 9,
  kind: 'WEBHOOK',
  url: 'https://old.harbourcity.example/hook',
  description: '',
  allEvents: false,
  eventTypes: ['customer.disabled'],
  status: 'DISABLED',
  disabledReason: 'GONE',
  disabledAt: '2026-11-18T01:00:00.000Z',
  lastSuccessAt: null,
};
export const endpoints = [working, failing, gone];

const delivered: WebhookDelivery = {
  deliveryId: 501,
  eventKey: 'evt_3cT0cLwq7b1r0Xh2u9EwKfVa',
  eventType: 'customer.created',
  objectType: 'customer',
  objectId: '1048217',
  status: 'DELIVERED',
  attempts: 1,
  lastStatus: 200,
  lastError: null,
  isResent: false,
  replayId: null,
  createdAt: '2026-11-20T03:12:03.000Z',
  lastAttemptAt: '2026-11-20T03:12:04.000Z',
  retryAt: null,
  finishedAt: '2026-11-20T03:12:04.000Z',
};
export const deliveries: WebhookDelivery[] = [
  {
    ...delivered,
    deliveryId: 504,
    eventType: 'customer.updated',
    status: 'QUEUED',
    attempts: 0,
    lastStatus: null,
    finishedAt: null,
    lastAttemptAt: null,
  },
  {
    ...delivered,
    deliveryId: 503,
    status: 'RETRYING',
    attempts: 4,
    lastStatus: null,
    lastError: 'There was no complete response within 10 seconds.',
    retryAt: '2026-11-20T05:30:00.000Z',
    finishedAt: null,
  },
  { ...delivered, deliveryId: 502, isResent: true },
  delivered,
  {
    ...delivered,
    deliveryId: 500,
    eventType: 'customer.disabled',
    status: 'FAILED',
    attempts: 19,
    lastStatus: 500,
    lastError: 'Responded with 500.',
  },
];
export const deliveryDetails: WebhookDeliveryDetails = {
  ...delivered,
  deliveryId: 503,
  status: 'RETRYING',
  attempts: 2,
  retryAt: '2026-11-20T05:30:00.000Z',
  finishedAt: null,
  requestBody:
    '{"id":"evt_3cT0cLwq7b1r0Xh2u9EwKfVa","type":"customer.created","timestamp":"2026-11-20T03:12:03.000Z","data":{"customerId":1048217,"customerNumber":"HCW-0041827","customerName":"Margaret Olsson","customerEnabled":true}}',
  attemptsMade: [
    {
      attemptedAt: '2026-11-20T03:12:21.000Z',
      durationMs: 10_001,
      status: null,
      error: 'There was no complete response within 10 seconds.',
      responseBody: '',
    },
    {
      attemptedAt: '2026-11-20T03:12:04.000Z',
      durationMs: 184,
      status: 503,
      error: 'Responded with 503.',
      responseBody: '{"error":"maintenance","token":"[removed]"}',
    },
  ],
};

export const replayPreview: WebhookReplayPreview = {
  from: '2026-11-19T21:04:00.000Z',
  until: '2026-11-20T03:20:00.000Z',
  eventsCount: 1284,
  byType: [
    { eventType: 'payment.approved', eventsCount: 902 },
    { eventType: 'schedule.created', eventsCount: 214 },
    { eventType: 'customer.updated', eventsCount: 131 },
    { eventType: 'payment.declined', eventsCount: 37 },
  ],
  firstAt: '2026-11-19T21:04:12.000Z',
  lastAt: '2026-11-20T03:19:48.000Z',
};

/** A replay that is under way. */
export const runningReplay: WebhookReplay = {
  replayId: 31,
  status: 'RUNNING',
  from: replayPreview.from,
  until: replayPreview.until,
  eventTypes: [],
  events: 'UNDELIVERED',
  eventsPerMinute: 300,
  newEvents: 'WAIT',
  eventsCount: 1284,
  delivered: 412,
  failedDeliveryId: null,
  lastError: null,
  startedBy: 'Priya Raman',
  version: 1,
  createdAt: '2026-11-20T03:20:04.000Z',
  endedAt: null,
};
export const stoppedReplay: WebhookReplay = {
  ...runningReplay,
  status: 'STOPPED',
  newEvents: 'GO_BESIDE',
  failedDeliveryId: 611,
  lastError: 'Responded with 503.',
  version: 2,
};
export const replays: WebhookReplay[] = [
  runningReplay,
  {
    ...runningReplay,
    replayId: 30,
    status: 'COMPLETED',
    eventsCount: 88,
    delivered: 88,
    endedAt: '2026-11-12T02:00:00.000Z',
    createdAt: '2026-11-12T01:59:40.000Z',
    from: '2026-11-11T20:00:00.000Z',
    until: '2026-11-12T01:59:00.000Z',
  },
  {
    ...runningReplay,
    replayId: 29,
    status: 'CANCELLED',
    eventsCount: 3120,
    delivered: 40,
    endedAt: '2026-11-02T04:10:00.000Z',
    createdAt: '2026-11-02T04:00:00.000Z',
    from: '2026-10-30T13:00:00.000Z',
    until: '2026-11-02T04:00:00.000Z',
  },
];
