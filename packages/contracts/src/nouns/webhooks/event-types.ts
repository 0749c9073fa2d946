import { z } from 'zod';
import { dateTime } from '../../kernel/primitives.ts';
import type { EventDefinition } from '../../kernel/noun-facts.ts';
import { eventTitles, type EventType } from './event-titles.ts';
import { eventsOfNouns } from './event-types.gen.ts';

/** Every kind of event there is; its title is in event-titles.ts. Nouns emit them (docs/webhooks.md). */
export const eventTypes = eventsOfNouns satisfies Record<EventType, EventDefinition>;

/** What `data` of an event of this kind is. */
export type EventData<T extends EventType> = z.input<(typeof eventTypes)[T]['data']>;

const definitions: Record<EventType, EventDefinition> = eventTypes;

/** What a kind of event means, and its data. */
export const eventDefinition = (type: EventType): EventDefinition => definitions[type];

/** The message that a receiver gets, for one kind of event. */
export const eventMessage = (type: EventType) =>
  z.strictObject({
    id: z.string().meta({
      title: 'Event ID',
      description: 'The same for every attempt, and equal to the header webhook-id: drop what you have seen.',
      examples: ['evt_3cT0cLwq7b1r0Xh2u9EwKfVa'],
    }),
    type: z.literal(type).meta({ title: 'Event type', description: eventTitles[type] }),
    timestamp: dateTime().meta({ title: 'Occurred at', description: 'When it happened, UTC.' }),
    data: definitions[type].data,
  });
