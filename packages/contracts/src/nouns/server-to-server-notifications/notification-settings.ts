import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { email, id, passwordText, text } from '../../kernel/primitives.ts';
import { endpointStatuses } from '../webhooks/endpoint-statuses.ts';
import { formatTitles, notificationFormats } from './notification-formats.ts';
import { eventTitles, subscribableEventTypes, type EventType } from '../webhooks/event-titles.ts';

/** Events that server to server notifications can be sent for: those of payments and refunds. */
export const notificationEventTypes = subscribableEventTypes.filter((type) => /^(?:payment|refund)\./.test(type)) as [
  EventType,
  ...EventType[],
];
/** Those that are sent at first. */
export const firstEventTypes: readonly EventType[] = notificationEventTypes.filter((type) =>
  type.startsWith('payment.'),
);

export const settingsShape = {
  enabled: z.boolean().meta({
    title: 'Send notifications',
    description: 'Whether notifications are sent.',
    'x-form': { widget: 'switch', group: 'Receiver' },
  }),
  url: text({ max: 2000, min: 0 })
    .regex(/^$|^[hH][tT]{2}[pP][sS]?:\/\/[^\s/?#@\\]+(?:[/?][^\s#\\]*)?$/, {
      message: 'Enter an address such as https://hooks.example.com/quickportal',
    })
    .default('')
    .meta({
      title: 'Address',
      description:
        'Where notifications are posted to: https, on the public internet, without user name and password. Needed where they are sent.',
      examples: ['https://hooks.facility.example/quickportal'],
      'x-form': {
        group: 'Receiver',
        placeholder: 'https://',
        requiredWhen: { field: 'enabled', is: true },
      },
    }),
  format: z.enum(notificationFormats).meta({
    title: 'Format',
    description: 'How a notification is written.',
    'x-form': {
      widget: 'radio',
      group: 'Receiver',
      options: notificationFormats.map((value) => ({ value, label: formatTitles[value] })),
    },
  }),
  eventTypes: z
    .array(z.enum(notificationEventTypes))
    .min(1)
    .max(notificationEventTypes.length)
    .meta({
      title: 'Kinds of events',
      description: 'The kinds of events that are sent.',
      examples: [['payment.approved', 'payment.declined']],
      'x-form': {
        widget: 'checkbox',
        group: 'Events',
        options: notificationEventTypes.map((value) => ({ value, label: eventTitles[value], description: value })),
      },
    }),
  userName: text({ max: 100, min: 0 })
    .regex(/^[^:]*$/, { message: 'Leave out colons.' })
    .default('')
    .meta({
      title: 'User name',
      description: 'For HTTP authentication of the receiver (Basic); empty: without.',
      'x-form': {
        group: 'HTTP authentication',
        autocomplete: 'off',
        help: 'Leave empty to send without authentication.',
      },
    }),
};

export const failureNotificationEmail = email({ min: 0 })
  .default('')
  .meta({
    title: 'Email of failures',
    description: 'Receives a message when a notification cannot be delivered; empty: no one does.',
    examples: ['developers@facility.example'],
    'x-form': { group: 'Failures', inputMode: 'email', autocomplete: 'off' },
    'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
  });

export const password = passwordText()
  .optional()
  .meta({
    title: 'Password',
    description:
      'For HTTP authentication. Left out: the current one stays, unless the address is on another server; then it is required. It is never returned.',
    'x-form': {
      widget: 'password',
      group: 'HTTP authentication',
      autocomplete: 'off',
      help: 'Leave empty to keep the current one. Enter it again when the address is on another server.',
    },
  });

/** How a facility's own system is notified of payments. */
export const NotificationSettings = z
  .strictObject({
    enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether notifications are sent.' }),
    url: z.string().meta({ title: 'Address', description: 'Where they are posted to; empty at first.' }),
    format: z.enum(notificationFormats).meta({ title: 'Format', description: 'How a notification is written.' }),
    eventTypes: z.array(z.string()).meta({ title: 'Events', description: 'The kinds of events that are sent.' }),
    userName: z.string().meta({ title: 'User name', description: 'For HTTP authentication; empty: without.' }),
    hasPassword: z.boolean().meta({ title: 'Has a password', description: 'Whether a password is sent.' }),
    failureNotificationEmail: z
      .string()
      .meta({ title: 'Email of failures', description: 'Receives messages about failures; may be empty.' }),
    endpointId: id().nullable().meta({
      title: 'Endpoint ID',
      description: 'Its deliveries are those of this webhook endpoint; null before the first settings were saved.',
    }),
    status: z.enum(endpointStatuses).meta({
      title: 'Status',
      description: 'FAILING: nothing was delivered since an attempt failed. DISABLED: nothing is sent.',
    }),
    disabledReason: z.enum(['BY_HAND', 'FAILING', 'GONE']).nullable().meta({
      title: 'Disabled because',
      description: 'Disabled by a user, after 5 days without success, or because it responded with 410.',
    }),
    version: currentVersion(),
  })
  .meta({
    id: 'ServerToServerNotificationSettings',
    title: 'Server to server notifications',
    description: 'How a facility’s own system is notified of payments.',
  });
export type NotificationSettings = z.output<typeof NotificationSettings>;

/** What a test message came to. */
export const NotificationTest = z
  .strictObject({
    status: z
      .int()
      .nullable()
      .meta({ title: 'Status', description: 'HTTP status of the response; null where there was none.' }),
    error: z.string().nullable().meta({ title: 'Error', description: 'Why it failed; null where it was received.' }),
    response: z.string().meta({
      title: 'Response',
      description: 'The first 1,000 characters of the response, without secrets and card numbers.',
    }),
    durationMs: z.int().min(0).meta({ title: 'Duration', description: 'How long it took, in milliseconds.' }),
    deliveryId: id().meta({ title: 'Delivery ID', description: 'It is among the deliveries of the endpoint.' }),
  })
  .meta({ id: 'NotificationTest', title: 'Test message', description: 'What a test message came to.' });
export type NotificationTest = z.output<typeof NotificationTest>;
