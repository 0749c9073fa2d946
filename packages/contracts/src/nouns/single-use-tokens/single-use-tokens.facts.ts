import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Customers',
  title: 'Single use tokens',
  description: 'Cards and bank accounts that payers enter on a page of yours, each for one use within ten minutes.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'single-use-token': { rights: ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMER_ACCOUNTS'] },
} as const satisfies AuditObjects;

/** The product that its calls need. */
export const product = 'QUICKVAULT';
