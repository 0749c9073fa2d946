import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Transaction matching: rules',
  description: 'The rules of a registration, in the order in which they are tried, for staff.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'matching-rule': {
    rights: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
    id: { name: 'ruleId', title: 'Rule ID' },
  },
} as const satisfies AuditObjects;
