import { subscribableEventTypes } from '@quickportal/contracts/webhooks/event-titles';
import {
  MOST_REPLAYED_EVENTS,
  type ReplayPeriod,
  type WebhookReplay,
} from '@quickportal/contracts/webhooks/webhook-replay';
import type { Reader } from '@quickportal/db/connect/reader';
import type { EndpointRecord } from '@quickportal/db/webhooks/read-endpoints';
import { countReplayedEvents, type ReplayChoice } from '@quickportal/db/webhooks/insert-replayed-events';
import type { ReplayRecord } from '@quickportal/db/webhooks/webhook-replay';
import { fieldProblem } from '../../kernel/problem.ts';

interface Choice {
  from: string;
  until: string;
  eventTypes: readonly string[];
  events: 'UNDELIVERED' | 'ALL';
}

const HOUR = 3_600_000;
const hours = { LAST_HOUR: 1, LAST_24_HOURS: 24, LAST_3_DAYS: 72, LAST_7_DAYS: 168, LAST_30_DAYS: 720 } as const;

interface WindowAsGiven {
  period?: ReplayPeriod | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The window that a period stands for, or the one that was given. */
export function replayWindow({ period, from, until }: WindowAsGiven, now: Date) {
  if (period === undefined) {
    if (from === undefined) throw fieldProblem('from', 'Required.');
    if (until === undefined) throw fieldProblem('until', 'Required.');
    return { from, until };
  }
  return { from: new Date(now.getTime() - hours[period] * HOUR).toISOString(), until: now.toISOString() };
}

/** Which events a choice means for an endpoint: of the kinds it subscribes to, those that were chosen. */
export function replayChoice(
  communityId: number,
  endpoint: EndpointRecord,
  { from, until, eventTypes, events }: Choice,
): ReplayChoice {
  if (from >= until) throw fieldProblem('until', 'The end must be after the start.');
  const subscribed = subscribableEventTypes.filter((type) => endpoint.allEvents || endpoint.eventTypes.includes(type));
  return {
    communityId,
    endpointId: endpoint.endpointId,
    from: new Date(from),
    until: new Date(until),
    eventTypes: eventTypes.length === 0 ? subscribed : subscribed.filter((type) => eventTypes.includes(type)),
    isUndelivered: events === 'UNDELIVERED',
  };
}

/** How many events a choice finds, by kind; more than a replay may have are refused (422). */
export async function countEvents(db: Reader, choice: ReplayChoice) {
  const byType = await countReplayedEvents(db, { ...choice, limit: MOST_REPLAYED_EVENTS + 1 });
  const eventsCount = byType.reduce((sum, type) => sum + type.eventsCount, 0);
  if (eventsCount > MOST_REPLAYED_EVENTS)
    throw fieldProblem(
      'from',
      `More than ${MOST_REPLAYED_EVENTS.toLocaleString('en-AU')} events. Choose a shorter window or fewer kinds.`,
    );
  return { eventsCount, byType };
}

/** A replay as its facility sees it. */
export const toReplay = ({
  communityId: _communityId,
  endpointId: _endpointId,
  startedByUserId: _startedByUserId,
  ...replay
}: ReplayRecord): WebhookReplay => replay;
