import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Certificates',
  description: 'Client certificates of a facility’s programs.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  certificate: {
    rights: ['VIEW_CONNECTION_DETAILS', 'MANAGE_CERTIFICATES'],
    id: { name: 'certificateId', title: 'Certificate ID' },
  },
  'certificate-authority': { rights: ['VIEW_AUDIT'] },
  'certificate-config': { rights: ['VIEW_CONNECTION_DETAILS', 'MANAGE_CERTIFICATES'] },
} as const satisfies AuditObjects;
