import { customerHistory } from '../customers/customer-history.ts';
import type { AuditObjects, EventTitles, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'Payment schedules',
  description:
    'Payments taken automatically on a schedule: set up, preview, change, stop, and the outcome of each instalment.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'recurring-payment': {
    rights: ['VIEW_RECURRING_CUSTOMERS', 'MANAGE_RECURRING_CUSTOMERS'],
    id: { name: 'recurringPaymentId', title: 'Schedule ID' },
  },
} as const satisfies AuditObjects;

/** What each kind of event is called. */
export const eventTitles = {
  'schedule.completed': 'Schedule completed',
  'schedule.created': 'Schedule added',
  'schedule.failed': 'Schedule failed',
  'schedule.resumed': 'Schedule resumed',
  'schedule.stopped': 'Schedule stopped',
  'schedule.updated': 'Schedule changed',
} as const satisfies EventTitles;

/** The audit object whose rights open the body of an event, by the beginning of its type. */
export const eventObjects = { schedule: 'recurring-payment' } as const;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['customerAccounts.previewStatusChange', ...customerHistory] as const;
