import { readRights } from './customer-rights.ts';
import type { AuditObjects, EventTitles, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'Customers',
  description: 'Search, add, edit, enable and disable customers.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  customer: { rights: readRights, id: { name: 'customerId', title: 'Customer ID' } },
} as const satisfies AuditObjects;

/** What each kind of event is called. */
export const eventTitles = {
  'customer.created': 'Customer added',
  'customer.disabled': 'Customer disabled',
  'customer.enabled': 'Customer enabled',
  'customer.updated': 'Customer changed',
} as const satisfies EventTitles;

/** The audit object whose rights open the body of an event, by the beginning of its type. */
export const eventObjects = { customer: 'customer' } as const;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['customerAccounts', 'paytoAgreements', 'recurringPayments', 'transactions'] as const;
