import { z } from 'zod';
import { Customer } from '../customers/customer.ts';
import { dateTime } from '../kernel/primitives.ts';
import { Transaction } from '../transactions/transaction.ts';
import { eventTitles, type EventType } from './event-titles.ts';
import { fraudGuardEvents } from './fraud-guard-events.ts';
import { payToAgreementEvents } from './payto-agreement-events.ts';
import { scheduleEvents } from './schedule-events.ts';

/** A kind of event that receivers can ask for. */
interface EventDefinition {
  description: string;
  group: string;
  /** What `data` of the message holds. */
  data: z.ZodObject;
}

const webhookTest = z
  .strictObject({ message: z.string().meta({ title: 'Message', description: 'A test message.' }) })
  .meta({ title: 'Test', description: 'Confirms that the endpoint can be reached.' });

/** Every kind of event there is, sorted; its title is in event-titles.ts. Nouns add theirs and emit them (docs/webhooks.md). */
export const eventTypes = {
  'customer.created': {
    description: 'A customer was added.',
    group: 'Customers',
    data: Customer,
  },
  'customer.disabled': {
    description: 'A customer was disabled: accounts and schedules are inactive, unsettled payments cancelled.',
    group: 'Customers',
    data: Customer,
  },
  'customer.enabled': {
    description: 'A customer was enabled again.',
    group: 'Customers',
    data: Customer,
  },
  'customer.updated': {
    description: 'Details of a customer were changed.',
    group: 'Customers',
    data: Customer,
  },
  ...fraudGuardEvents,
  'payment.approved': {
    description: 'The money of a payment was taken.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.cancelled': {
    description: 'A payment was cancelled before any money was taken.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.declined': {
    description: 'A payment was declined; the response code says why.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.dishonoured': {
    description: 'The bank returned an approved bank debit.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.suspended': {
    description: 'Fraud guard suspended a payment: it is not sent to the bank until a user approves it.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.voided': {
    description: 'An approved payment was voided before it settled.',
    group: 'Payments',
    data: Transaction,
  },
  ...payToAgreementEvents,
  'refund.approved': {
    description: 'Money of a payment was refunded.',
    group: 'Payments',
    data: Transaction,
  },
  'refund.cancelled': {
    description: 'A refund was cancelled before any money was refunded.',
    group: 'Payments',
    data: Transaction,
  },
  'refund.declined': {
    description: 'A refund was declined; the response code says why.',
    group: 'Payments',
    data: Transaction,
  },
  ...scheduleEvents,
  'webhook.test': {
    description: 'Sent manually to test an endpoint.',
    group: 'Webhooks',
    data: webhookTest,
  },
} as const satisfies Record<EventType, EventDefinition>;

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
