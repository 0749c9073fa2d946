import { z } from 'zod';
import { statusField } from '../../kernel/field-builders.ts';
import { count, dateTime, id } from '../../kernel/primitives.ts';
import { webhookDeliveryStates } from '../../rules/states/delivery.ts';

const shape = {
  deliveryId: id().meta({ title: 'Delivery ID', description: 'Identifier of the delivery.' }),
  eventKey: z.string().meta({ title: 'Event ID', description: 'The ID of the event in the webhook-id header.' }),
  eventType: z.string().meta({ title: 'Event', description: 'Kind of event, such as customer.created.' }),
  objectType: z.string().meta({ title: 'Object type', description: 'Kind of record, such as customer.' }),
  objectId: z.string().meta({ title: 'Object ID', description: 'Identifier of that record.' }),
  status: statusField(webhookDeliveryStates, 'Status of the delivery.'),
  attempts: count().meta({ title: 'Attempts', description: 'Number of attempts.' }),
  lastStatus: z
    .int()
    .nullable()
    .meta({ title: 'Last response', description: 'HTTP status of the last response; null where there was none.' }),
  lastError: z.string().nullable().meta({ title: 'Last error', description: 'Why the last attempt failed.' }),
  isResent: z
    .boolean()
    .meta({ title: 'Sent again', description: 'Whether a user sent it again, alone or in a replay.' }),
  replayId: id().nullable().meta({ title: 'Replay', description: 'The replay it belongs to; null where it is none.' }),
  createdAt: dateTime().meta({ title: 'Created at', description: 'When it was created, UTC.' }),
  lastAttemptAt: dateTime().nullable().meta({ title: 'Last attempt', description: 'When it was last attempted, UTC.' }),
  retryAt: dateTime().nullable().meta({
    title: 'Next attempt',
    description:
      'Before which it is not sent, UTC: after a failed attempt at it, or at an earlier event of its object.',
  }),
  finishedAt: dateTime()
    .nullable()
    .meta({ title: 'Ended at', description: 'When it was delivered or finally failed, UTC.' }),
};

/** An event on its way to one endpoint. */
export const WebhookDelivery = z
  .strictObject(shape)
  .meta({ id: 'WebhookDelivery', title: 'Webhook delivery', description: 'An event on its way to one endpoint.' });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const attempt = z
  .strictObject({
    attemptedAt: dateTime().meta({ title: 'Attempted at', description: 'When it was sent, UTC.' }),
    durationMs: count().meta({ title: 'Duration', description: 'How long it took, in milliseconds.' }),
    status: z
      .int()
      .nullable()
      .meta({ title: 'Response status', description: 'HTTP status; null where there was none.' }),
    error: z.string().nullable().meta({ title: 'Error', description: 'Why it failed; null where it was delivered.' }),
    responseBody: z.string().meta({
      title: 'Response',
      description: 'The first 2,000 characters of the response, without secrets and card numbers.',
    }),
  })
  .meta({ id: 'WebhookAttempt', title: 'Attempt' });
export type WebhookAttempt = z.output<typeof attempt>;

/** A delivery with what was sent and every attempt. */
export const WebhookDeliveryDetails = z
  .strictObject({
    ...shape,
    requestBody: z.string().nullable().meta({
      title: 'Request',
      description: 'The request body; null where you have no right to see the record it is about.',
    }),
    attemptsMade: z.array(attempt).meta({ title: 'Attempts', description: 'Newest first.' }),
  })
  .meta({ id: 'WebhookDeliveryDetails', title: 'Webhook delivery with its attempts' });
export type WebhookDeliveryDetails = z.output<typeof WebhookDeliveryDetails>;
