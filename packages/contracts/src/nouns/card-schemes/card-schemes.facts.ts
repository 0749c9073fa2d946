import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Card schemes',
  description: 'Cards that a supplier business takes, and what it adds to a payment with them.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'card-schemes': {
    rights: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'],
    id: { name: 'businessId', title: 'Business ID' },
  },
} as const satisfies AuditObjects;
