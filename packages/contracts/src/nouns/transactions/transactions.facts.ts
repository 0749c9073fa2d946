import { customerHistory } from '../customers/customer-history.ts';
import type { AuditObjects, EventTitles, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'Transactions',
  description: 'Find payments and refunds, see their history, refund and void them.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  transaction: {
    rights: ['TransactionDetailView'],
    id: { name: 'receiptNumber', title: 'Receipt number', isText: true },
  },
} as const satisfies AuditObjects;

/** What each kind of event is called. */
export const eventTitles = {
  'payment.approved': 'Payment approved',
  'payment.cancelled': 'Payment cancelled',
  'payment.declined': 'Payment declined',
  'payment.dishonoured': 'Payment dishonoured',
  'payment.suspended': 'Payment suspended',
  'payment.voided': 'Payment voided',
  'refund.approved': 'Refund approved',
  'refund.cancelled': 'Refund cancelled',
  'refund.declined': 'Refund declined',
} as const satisfies EventTitles;

/** The audit object whose rights open the body of an event, by the beginning of its type. */
export const eventObjects = { payment: 'transaction', refund: 'transaction' } as const;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['proposals', ...customerHistory] as const;
