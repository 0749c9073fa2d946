import { z } from 'zod';
import { currentVersion, statusField } from '../../kernel/field-builders.ts';
import { count, dateTime, id } from '../../kernel/primitives.ts';
import { webhookReplayStates } from '../../rules/states/delivery.ts';
import { subscribableEventTypes, type EventType } from './event-titles.ts';

/** The most events that a replay may have. */
export const MOST_REPLAYED_EVENTS = 50_000;
/** The quickest that a replay may be. */
export const MOST_EVENTS_PER_MINUTE = 3000;

/** Windows that end now. */
export const replayPeriods = ['LAST_HOUR', 'LAST_24_HOURS', 'LAST_3_DAYS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const;
export type ReplayPeriod = (typeof replayPeriods)[number];

const from = () =>
  dateTime().meta({
    title: 'From',
    description: 'Events that occurred at this time or later, UTC.',
    examples: ['2026-11-20T00:00:00.000Z'],
  });
const until = () =>
  dateTime().meta({
    title: 'Until',
    description: 'Events that occurred before this time, UTC.',
    examples: ['2026-11-20T06:00:00.000Z'],
  });

/** What narrows the events of a window. */
const filterShape = {
  eventTypes: z
    .array(z.enum(subscribableEventTypes as [EventType, ...EventType[]]))
    .max(subscribableEventTypes.length)
    .default([])
    .meta({
      title: 'Kinds of events',
      description: 'Only events of these kinds; empty: every kind the endpoint subscribes to.',
      examples: [['payment.approved']],
    }),
  events: z.enum(['UNDELIVERED', 'ALL']).default('UNDELIVERED').meta({
    title: 'Events',
    description: 'UNDELIVERED leaves out events that the endpoint has received. Pending ones are never included.',
  }),
};

/** Which events are sent again. */
export const replayChoiceShape = { from: from(), until: until(), ...filterShape };

/** The same before it is decided; a period stands for a window. */
export const replayPreviewShape = {
  period: z
    .enum(replayPeriods)
    .optional()
    .meta({
      title: 'Period',
      description: 'A window that ends now, instead of "from" and "until".',
      examples: ['LAST_24_HOURS'],
    }),
  from: from().optional(),
  until: until().optional(),
  ...filterShape,
};

/** How fast they are sent, and what becomes of new events meanwhile. */
export const replaySpeedShape = {
  eventsPerMinute: z
    .int()
    .min(1)
    .max(MOST_EVENTS_PER_MINUTE)
    .default(300)
    .meta({
      title: 'Events per minute',
      description: `How many are sent in a minute at most, up to ${MOST_EVENTS_PER_MINUTE.toLocaleString('en-AU')}.`,
    }),
  newEvents: z.enum(['WAIT', 'GO_BESIDE']).default('WAIT').meta({
    title: 'New events',
    description: 'WAIT keeps new events back until the replay has ended, so that all arrive in order.',
  }),
};

/** How many events a choice finds, before anything is sent. */
export const WebhookReplayPreview = z
  .strictObject({
    from: from(),
    until: until(),
    eventsCount: count().meta({ title: 'Events', description: 'How many events would be sent.' }),
    byType: z
      .array(
        z
          .strictObject({
            eventType: z.string().meta({ title: 'Event', description: 'Kind of event.' }),
            eventsCount: count().meta({ title: 'Events', description: 'How many of this kind.' }),
          })
          .meta({ id: 'WebhookEventsOfType', title: 'Events of a kind' }),
      )
      .meta({ title: 'By kind', description: 'The same by kind of event, the most frequent first.' }),
    firstAt: dateTime().nullable().meta({ title: 'First event', description: 'When the first occurred, UTC.' }),
    lastAt: dateTime().nullable().meta({ title: 'Last event', description: 'When the last occurred, UTC.' }),
  })
  .meta({ id: 'WebhookReplayPreview', title: 'Preview of a webhook replay' });
export type WebhookReplayPreview = z.output<typeof WebhookReplayPreview>;

/** Events that are sent to an endpoint again, and how far they are. */
export const WebhookReplay = z
  .strictObject({
    replayId: id().meta({ title: 'Replay ID', description: 'Identifier of the replay.' }),
    status: statusField(webhookReplayStates, 'STOPPED: an event could not be delivered; RESUME attempts it again.'),
    from: dateTime().meta({ title: 'From', description: 'Start of the window, UTC.' }),
    until: dateTime().meta({ title: 'Until', description: 'End of the window, exclusive, UTC.' }),
    eventTypes: z.array(z.string()).meta({ title: 'Kinds of events', description: 'Empty: every kind subscribed to.' }),
    events: z.enum(['UNDELIVERED', 'ALL']).meta({ title: 'Events', description: 'Which events were chosen.' }),
    eventsPerMinute: count().meta({
      title: 'Events per minute',
      description: 'How many are sent in a minute at most.',
    }),
    newEvents: z.enum(['WAIT', 'GO_BESIDE']).meta({ title: 'New events', description: 'Whether new events wait.' }),
    eventsCount: count().meta({ title: 'Events', description: 'How many events it has.' }),
    delivered: count().meta({ title: 'Delivered', description: 'How many of them were delivered.' }),
    failedDeliveryId: id()
      .nullable()
      .meta({ title: 'Failed delivery', description: 'The delivery that stopped it; null where none did.' }),
    lastError: z
      .string()
      .nullable()
      .meta({ title: 'Last error', description: 'Why it stopped; null where it did not.' }),
    startedBy: z.string().meta({ title: 'Started by', description: 'Name of the user; empty for an API key.' }),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Started at', description: 'When it was started, UTC.' }),
    endedAt: dateTime().nullable().meta({ title: 'Ended at', description: 'When it completed or was cancelled, UTC.' }),
  })
  .meta({
    id: 'WebhookReplay',
    title: 'Webhook replay',
    description: 'Events that are sent to an endpoint again, in the order in which they occurred.',
  });
export type WebhookReplay = z.output<typeof WebhookReplay>;
