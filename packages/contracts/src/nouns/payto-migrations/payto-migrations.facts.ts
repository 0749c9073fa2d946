import { productFlags } from '../../rules/payments/product-flags.ts';
import { agreementReadRights } from '../payto-agreements/payto-agreement-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'PayTo migrations',
  description: 'Move schedules from direct debit to PayTo: what can move, how far it is, and what became of each.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'payto-migration': { rights: agreementReadRights, id: { name: 'migrationId', title: 'Migration ID' } },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['paytoAgreements', 'recurringPayments'] as const;

/** The product that its calls need. */
export const product = productFlags.payto;
