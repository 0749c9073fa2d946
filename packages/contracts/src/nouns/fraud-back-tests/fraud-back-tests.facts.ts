import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Rule lab',
  description: 'What changed fraud guard rules would have stopped in the last 90 days, before they are saved.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'fraud-back-test': {
    rights: ['VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'],
    id: { name: 'backTestId', title: 'Back-test ID' },
  },
} as const satisfies AuditObjects;
