import { list } from '../../kernel/list.ts';
import { webhookDeliveryStates } from '../../rules/states/delivery.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { endpointStatusTitles } from './endpoint-statuses.ts';
import { eventTitles } from './event-titles.ts';

/** The endpoints of a facility. */
export const endpointList = list({
  name: 'webhook-endpoints',
  title: 'Endpoints',
  noun: ['endpoint', 'endpoints'],
  columns: {
    url: { title: 'Address', lead: true, maxWidth: 30 },
    status: { title: 'Status', kind: 'status' },
    events: { title: 'Events' },
    waiting: { title: 'Pending', kind: 'number', rank: 2 },
    lastSuccessAt: { title: 'Last success', kind: 'time', rank: 2 },
    description: { title: 'Description', rank: 3, maxWidth: 18 },
  },
  filters: {
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only endpoints in these statuses.',
      examples: [['FAILING']],
      choices: endpointStatusTitles,
      many: true,
      address: 'endpointStatus',
    },
  },
});

/** What was and will be sent to an endpoint. */
export const deliveryList = list({
  name: 'webhook-deliveries',
  title: 'Deliveries',
  noun: ['delivery', 'deliveries'],
  columns: {
    eventType: { title: 'Event', lead: true },
    status: { title: 'Status', kind: 'status' },
    about: { title: 'About', rank: 2 },
    lastResponse: { title: 'Last response', maxWidth: 20 },
    attempts: { title: 'Attempts', kind: 'number', rank: 2 },
    createdAt: { title: 'Created', kind: 'time' },
  },
  filters: {
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only deliveries in these statuses.',
      examples: [['RETRYING', 'FAILED']],
      choices: stateTitles(webhookDeliveryStates),
      many: true,
    },
    eventType: {
      kind: 'choice',
      title: 'Event',
      description: 'Only events of these kinds.',
      choices: eventTitles,
      many: true,
      only: 'call',
    },
    replayId: { kind: 'id', title: 'Replay', description: 'Only deliveries of this replay.' },
  },
});

/** The replays of an endpoint. */
export const replayList = list({
  name: 'webhook-replays',
  title: 'Replays',
  noun: ['replay', 'replays'],
  columns: {
    createdAt: { title: 'Started', kind: 'time', lead: true },
    window: { title: 'Window', wrap: true, maxWidth: 20 },
    status: { title: 'Status', kind: 'status' },
    delivered: { title: 'Delivered', kind: 'number' },
    eventsCount: { title: 'Events', kind: 'number' },
    startedBy: { title: 'Started by', rank: 3 },
  },
});
