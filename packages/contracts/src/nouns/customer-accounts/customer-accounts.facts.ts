import { customerHistory } from '../customers/customer-history.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'Customer accounts',
  description: 'Cards and bank accounts that customers pay from: add, edit, make default, enable and disable.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'customer-account': {
    rights: ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMER_ACCOUNTS'],
    id: { name: 'accountId', title: 'Account ID' },
  },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = customerHistory;
