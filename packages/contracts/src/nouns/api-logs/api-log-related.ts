import { z } from 'zod';
import { statusField } from '../../kernel/field-builders.ts';
import { webhookDeliveryStates } from '../../rules/states/delivery.ts';
import { count, dateTime, id } from '../../kernel/primitives.ts';

/** Kinds of things that a call can name and the portal has a page for. */
export const apiLogObjectTypes = ['customer', 'transaction', 'recurring-payment', 'payto-agreement'] as const;

const ApiLogObject = z
  .strictObject({
    objectType: z.enum(apiLogObjectTypes).meta({ title: 'Type', description: 'What it is.' }),
    objectId: z.string().meta({ title: 'ID', description: 'Its ID, receipt number or token.', examples: ['1048217'] }),
    name: z.string().meta({ title: 'Name', description: 'What it is called.', examples: ['Margaret Olsson'] }),
    isMade: z.boolean().meta({ title: 'Made', description: 'Whether the call made it; false: it named or read it.' }),
  })
  .meta({ id: 'ApiLogObject', title: 'Object', description: 'A thing that the call made, named or read.' });
export type ApiLogObject = z.output<typeof ApiLogObject>;

const ApiLogDelivery = z
  .strictObject({
    deliveryId: id().meta({ title: 'Delivery ID', description: 'Identifier of the delivery.' }),
    endpointId: id().meta({ title: 'Endpoint ID', description: 'The endpoint that it is for.' }),
    endpointUrl: z.string().meta({ title: 'Endpoint', description: 'Address of the endpoint.' }),
    eventType: z.string().meta({ title: 'Event', description: 'What happened.', examples: ['payment.approved'] }),
    status: statusField(webhookDeliveryStates, 'Status of the delivery.'),
    attempts: count().meta({ title: 'Attempts', description: 'How often it was tried.' }),
    lastStatus: z
      .int()
      .nullable()
      .meta({ title: 'Response status', description: 'HTTP status of the last attempt; null: there was none.' }),
    createdDate: dateTime().meta({ title: 'Created', description: 'When the event happened, UTC.' }),
    lastAttemptDate: dateTime()
      .nullable()
      .meta({ title: 'Last attempt', description: 'When it was last tried, UTC; null: not yet.' }),
  })
  .meta({ id: 'ApiLogDelivery', title: 'Delivery', description: 'A webhook delivery that followed from a call.' });
export type ApiLogDelivery = z.output<typeof ApiLogDelivery>;

/** What belongs to a call: things, deliveries and calls like it. */
export const ApiLogRelated = z
  .strictObject({
    meaning: z
      .strictObject({
        title: z.string().meta({ title: 'Title', description: 'The kind of problem, as a sentence.' }),
        advice: z.string().meta({ title: 'Advice', description: 'What a program does about it.' }),
      })
      .nullable()
      .meta({
        id: 'ApiLogMeaning',
        title: 'Meaning',
        description: 'What the API documentation says of the problem; null where it is none.',
      }),
    objects: z
      .array(ApiLogObject)
      .meta({ title: 'Objects', description: 'Things of the facility that are there, at most 8.' }),
    deliveries: z.array(ApiLogDelivery).nullable().meta({
      title: 'Deliveries',
      description: 'Webhook deliveries that followed, at most 20; null where the caller may not see webhooks.',
    }),
    sameCalls: z
      .strictObject({
        calls: count().meta({
          title: 'Calls',
          description: 'Calls of the operation with the same key or certificate.',
        }),
        errors: count().meta({ title: 'Errors', description: 'Those of them with a status of 400 or above.' }),
        medianMs: count()
          .nullable()
          .meta({ title: 'Usual time', description: 'Median of the time taken, in milliseconds; null: no calls.' }),
        spans: z
          .array(
            z
              .strictObject({
                from: dateTime().meta({ title: 'From', description: 'Beginning of the five minutes, UTC.' }),
                calls: count().meta({ title: 'Calls', description: 'Number of calls.' }),
                errors: count().meta({ title: 'Errors', description: 'Those of them that failed.' }),
              })
              .meta({ id: 'ApiLogFiveMinutes', title: 'Span', description: 'Calls of five minutes.' }),
          )
          .meta({ title: 'Spans', description: 'The hour up to the call in steps of five minutes, oldest first.' }),
      })
      .meta({ id: 'ApiLogSameCalls', title: 'Same calls', description: 'The same call in the hour up to this one.' }),
    sameErrors: z
      .strictObject({
        calls: count().meta({ title: 'Calls', description: 'Calls with the same operation and type of problem.' }),
        keys: count().meta({ title: 'Keys', description: 'How many keys and certificates they were made with.' }),
      })
      .nullable()
      .meta({
        id: 'ApiLogSameErrors',
        title: 'Same errors',
        description: 'Calls that failed alike in the 24 hours up to this one; null where it did not fail.',
      }),
  })
  .meta({ id: 'ApiLogRelated', title: 'Related to a call', description: 'What belongs to a call of the API log.' });
export type ApiLogRelated = z.output<typeof ApiLogRelated>;
