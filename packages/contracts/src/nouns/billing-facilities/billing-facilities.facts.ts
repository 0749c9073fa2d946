import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Billing: facility configurations',
  description: 'Who pays for the products of a community, for staff.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'billing-facility': { rights: ['VIEW_BILLING', 'MANAGE_BILLING'] },
} as const satisfies AuditObjects;
