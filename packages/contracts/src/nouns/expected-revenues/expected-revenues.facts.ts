import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Billing: expected revenue',
  description: 'What a community should be charged once and each month, for staff.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'expected-revenue': {
    rights: ['VIEW_BILLING', 'MANAGE_BILLING'],
    id: { name: 'communityRevenueId', title: 'Community revenue ID' },
  },
} as const satisfies AuditObjects;
