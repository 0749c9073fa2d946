import { productFlags } from '../../rules/payments/product-flags.ts';
import { customerHistory } from '../customers/customer-history.ts';
import { agreementReadRights } from './payto-agreement-rights.ts';
import type { AuditObjects, EventTitles, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'PayTo agreements',
  description: 'Standing consents of payers: create, amend, suspend, cancel, and see what their bank confirmed.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'payto-agreement': {
    rights: agreementReadRights,
    id: { name: 'agreementToken', title: 'Agreement token', isText: true },
  },
} as const satisfies AuditObjects;

/** What each kind of event is called. */
export const eventTitles = {
  'payto-agreement.amended': 'PayTo agreement amended',
  'payto-agreement.created': 'PayTo agreement created',
  'payto-agreement.status-changed': 'PayTo agreement status changed',
} as const satisfies EventTitles;

/** The audit object whose rights open the body of an event, by the beginning of its type. */
export const eventObjects = { 'payto-agreement': 'payto-agreement' } as const;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = customerHistory;

/** The product that its calls need. */
export const product = productFlags.payto;
