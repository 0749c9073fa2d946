import { list } from '../kernel/list.ts';

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
