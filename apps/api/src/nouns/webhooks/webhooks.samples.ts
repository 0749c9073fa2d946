import { type PrecedingCall, SAMPLE_RECEIVER, type SampleContext, type Samples } from '../../openapi/samples.ts';

const details = {
  url: SAMPLE_RECEIVER,
  description: 'Keeps our ledger in step',
  notificationEmail: 'developers@facility.example',
  allEvents: true,
};
const listing: PrecedingCall = { operation: 'webhooks.list', take: 'endpointId' };
const adding: PrecedingCall = { operation: 'webhooks.create', take: 'endpointId' };

/** Of the oldest endpoint: the sample that adds one runs first. */
const ofFirst = ({ taken }: SampleContext) => ({ first: [listing], params: { endpointId: taken('endpointId') } });
const ofNew = ({ taken }: SampleContext) => ({ first: [adding], params: { endpointId: taken('endpointId') } });
const ofDelivery = ({ taken }: SampleContext) => ({
  first: [listing, { operation: 'webhooks.sendTest', params: { endpointId: taken('endpointId') }, take: 'deliveryId' }],
  params: { endpointId: taken('endpointId'), deliveryId: taken('deliveryId') },
});

export const webhookSamples: Samples = {
  'webhooks.create': () => ({ body: details }),
  'webhooks.update': (given) => ({
    ...ofFirst(given),
    body: { ...details, description: given.one('Ledger', 'Our ledger', 'The ledger') },
  }),
  'webhooks.setStatus': (given) => ({ ...ofNew(given), body: { enabled: false } }),
  'webhooks.rotateSecret': (given) => ({ ...ofFirst(given), body: { overlapHours: '24' } }),
  'webhooks.delete': (given) => ({ ...ofNew(given), query: {} }),
  'webhooks.sendTest': ofFirst,
  'webhooks.listDeliveries': ofFirst,
  'webhooks.getDelivery': ofDelivery,
  'webhooks.resend': ofDelivery,
};
