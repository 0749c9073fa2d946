import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Billing: instruments',
  description: 'Whose events a community is billed for, for staff.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'billing-instrument': {
    rights: ['VIEW_BILLING', 'MANAGE_BILLING'],
    id: { name: 'communityBillingInstrumentId', title: 'Community billing instrument ID' },
  },
} as const satisfies AuditObjects;
