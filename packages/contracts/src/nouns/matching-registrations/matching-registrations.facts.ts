import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Transaction matching: registrations',
  description: 'Where payers of a supplier business credit their payments, for staff.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'matching-registration': {
    rights: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
    id: { name: 'registrationId', title: 'Registration ID' },
  },
} as const satisfies AuditObjects;
