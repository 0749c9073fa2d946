import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Businesses',
  description: 'Supplier businesses of a community.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  business: { rights: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'], id: { name: 'businessId', title: 'Business ID' } },
} as const satisfies AuditObjects;
