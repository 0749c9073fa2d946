import { eventTitlesOfNouns } from './event-titles.gen.ts';

/** What each kind of event is called. Without schemas, so that the browser can load it. */
export const eventTitles = eventTitlesOfNouns;

export type EventType = keyof typeof eventTitles;

/** Every kind of event, sorted. */
export const allEventTypes = (Object.keys(eventTitles) as EventType[]).toSorted();

/** Sent by hand only; no endpoint subscribes to them. */
const sentByHand: readonly EventType[] = ['webhook.test'];

/** Kinds that an endpoint can subscribe to. */
export const subscribableEventTypes = allEventTypes.filter((type) => !sentByHand.includes(type));
