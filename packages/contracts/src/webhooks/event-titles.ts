/** What each kind of event is called. Without schemas, so that the browser can load it. */
export const eventTitles = {
  'customer.created': 'Customer added',
  'customer.disabled': 'Customer disabled',
  'customer.enabled': 'Customer enabled',
  'customer.updated': 'Customer changed',
  'fraud-guard.bin-testing': 'BIN testing detected',
  'payment.approved': 'Payment approved',
  'payment.cancelled': 'Payment cancelled',
  'payment.declined': 'Payment declined',
  'payment.dishonoured': 'Payment dishonoured',
  'payment.suspended': 'Payment suspended',
  'payment.voided': 'Payment voided',
  'payto-agreement.amended': 'PayTo agreement amended',
  'payto-agreement.created': 'PayTo agreement created',
  'payto-agreement.status-changed': 'PayTo agreement status changed',
  'refund.approved': 'Refund approved',
  'refund.cancelled': 'Refund cancelled',
  'refund.declined': 'Refund declined',
  'schedule.completed': 'Schedule completed',
  'schedule.created': 'Schedule added',
  'schedule.failed': 'Schedule failed',
  'schedule.resumed': 'Schedule resumed',
  'schedule.stopped': 'Schedule stopped',
  'schedule.updated': 'Schedule changed',
  'webhook.test': 'Test event',
} as const satisfies Record<string, string>;

export type EventType = keyof typeof eventTitles;

/** Sent by hand only; no endpoint subscribes to them. */
const sentByHand: readonly EventType[] = ['webhook.test'];

/** Kinds that an endpoint can subscribe to. */
export const subscribableEventTypes = (Object.keys(eventTitles) as EventType[]).filter(
  (type) => !sentByHand.includes(type),
);
