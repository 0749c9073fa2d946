import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { count, dateTime, email, id, text } from '../../kernel/primitives.ts';
import { endpointStatuses } from './endpoint-statuses.ts';
import { eventTitles, subscribableEventTypes, type EventType } from './event-titles.ts';

/** Endpoints a facility may have. */
export const WEBHOOK_ENDPOINTS = 20;

const eventType = z.enum(subscribableEventTypes as [EventType, ...EventType[]]);

/** An address notices can be posted to: https, without user name, password or fragment. */
const url = () =>
  text({ max: 2000 })
    .regex(/^[hH][tT]{2}[pP][sS]?:\/\/[^\s/?#@\\]+(?:[/?][^\s#\\]*)?$/, {
      message: 'Enter an address such as https://hooks.example.com/quickportal',
    })
    .meta({
      title: 'Address',
      description: 'Where events are posted to: https, on the public internet, without user name and password.',
      examples: ['https://hooks.facility.example/quickportal'],
      'x-form': { inputMode: 'text', placeholder: 'https://', group: 'Endpoint' },
    });

/** What people decide about an endpoint. */
export const webhookEndpointShape = {
  url: url(),
  description: text({ max: 200, min: 0 })
    .default('')
    .meta({
      title: 'Description',
      description: 'What the endpoint is for.',
      examples: ['Keeps our CRM in step'],
      'x-form': { group: 'Endpoint' },
    }),
  notificationEmail: email().meta({
    title: 'Notification email',
    description: 'Receives a message when an event cannot be delivered, or when the endpoint is switched off.',
    examples: ['developers@facility.example'],
    'x-form': {
      group: 'Endpoint',
      inputMode: 'email',
      help: 'Receives a message when an event cannot be delivered, or when the endpoint is switched off.',
    },
  }),
  allEvents: z
    .boolean()
    .default(true)
    .meta({
      title: 'All events',
      description: 'Whether every kind of event is sent, including kinds added later.',
      'x-form': { widget: 'switch', group: 'Events', help: 'Includes kinds of events that are added later.' },
    }),
  eventTypes: z
    .array(eventType)
    .max(subscribableEventTypes.length)
    .optional()
    .meta({
      title: 'Kinds of events',
      description: 'The kinds of events that are sent, where not all are.',
      examples: [['customer.created', 'customer.updated']],
      'x-form': {
        widget: 'checkbox',
        group: 'Events',
        options: subscribableEventTypes.map((value) => ({
          value,
          label: eventTitles[value],
          description: value,
        })),
        visibleWhen: { field: 'allEvents', is: false },
        requiredWhen: { field: 'allEvents', is: false },
      },
    }),
};

/** An endpoint as its facility sees it; the secret is not in it. */
export const WebhookEndpoint = z
  .strictObject({
    endpointId: id().meta({ title: 'Endpoint ID', description: 'Identifier of the endpoint.' }),
    kind: z.enum(['WEBHOOK', 'SERVER_TO_SERVER']).meta({
      title: 'Kind',
      description: 'SERVER_TO_SERVER: the one of server to server notifications, changed by their settings.',
    }),
    url: z.string().meta({ title: 'Address', description: 'Where events are posted to.' }),
    description: z.string().meta({ title: 'Description', description: 'What the endpoint is for.' }),
    notificationEmail: z
      .string()
      .meta({ title: 'Notification email', description: 'Receives messages about failures.' }),
    allEvents: z.boolean().meta({ title: 'All events', description: 'Whether every kind of event is sent.' }),
    eventTypes: z
      .array(z.string())
      .meta({ title: 'Events', description: 'The kinds of events that are sent, where not all are.' }),
    status: z.enum(endpointStatuses).meta({
      title: 'Status',
      description: 'FAILING: nothing was delivered since an attempt failed. DISABLED: nothing is sent.',
    }),
    disabledReason: z.enum(['BY_HAND', 'FAILING', 'GONE']).nullable().meta({
      title: 'Disabled because',
      description: 'Disabled by a user, after 5 days without success, or because it responded with 410.',
    }),
    disabledAt: dateTime().nullable().meta({ title: 'Disabled at', description: 'When it was disabled, UTC.' }),
    waiting: count().meta({ title: 'Pending', description: 'Number of pending deliveries.' }),
    retryAt: dateTime().nullable().meta({ title: 'Next attempt', description: 'When the next attempt is made, UTC.' }),
    lastSuccessAt: dateTime().nullable().meta({ title: 'Last success', description: 'Last delivery, UTC.' }),
    lastFailureAt: dateTime().nullable().meta({ title: 'Last failure', description: 'Last failed attempt, UTC.' }),
    formerSecretUntil: dateTime()
      .nullable()
      .meta({ title: 'Previous secret until', description: 'Until when the previous secret also signs, UTC.' }),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Created at', description: 'When it was added, UTC.' }),
  })
  .meta({ id: 'WebhookEndpoint', title: 'Webhook endpoint', description: 'An address that events are posted to.' });
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

/** An endpoint with its signing secret, which is shown this once. */
export const WebhookEndpointWithSecret = z
  .strictObject({
    endpoint: WebhookEndpoint,
    signingSecret: z.string().meta({
      title: 'Signing secret',
      description: 'Shown only once; store it where your receiver can read it.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' });
