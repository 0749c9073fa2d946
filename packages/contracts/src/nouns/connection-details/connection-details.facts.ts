import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Connection details',
  description: 'What programs and pages of a facility need to connect, and a check of signed hand-offs.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'connection-details': { rights: ['VIEW_CONNECTION_DETAILS', 'MANAGE_CERTIFICATES', 'MANAGE_API_KEYS'] },
} as const satisfies AuditObjects;
