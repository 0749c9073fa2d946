import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import type { ReplayPeriod } from '@quickportal/contracts/webhooks/webhook-replay';
import type { CallInput } from '../../data/calls/call.ts';
import { instantOf } from './replay-window.ts';

type PreviewBody = CallInput<'webhooks.previewReplay'>['body'];

/** What is entered before a replay is started. */
export interface ReplayChoice {
  period: ReplayPeriod | 'BETWEEN';
  /** Dates yyyy-mm-dd and times HH:MM on the community's clocks, for BETWEEN. */
  fromDate: string;
  fromTime: string;
  untilDate: string;
  untilTime: string;
  eventTypes: EventType[];
  events: 'UNDELIVERED' | 'ALL';
}

export const firstChoice: ReplayChoice = {
  period: 'LAST_3_DAYS',
  fromDate: '',
  fromTime: '00:00',
  untilDate: '',
  untilTime: '00:00',
  eventTypes: [],
  events: 'UNDELIVERED',
};

/** The choice as the call takes it; undefined while an end of the window is missing. */
export function previewBody(choice: ReplayChoice, timeZone: string): PreviewBody | undefined {
  const { period, events } = choice;
  const filter = { events, eventTypes: choice.eventTypes };
  if (period !== 'BETWEEN') return { period, ...filter };
  const from = instantOf(choice.fromDate, choice.fromTime, timeZone);
  const until = instantOf(choice.untilDate, choice.untilTime, timeZone);
  return from === undefined || until === undefined ? undefined : { from, until, ...filter };
}
