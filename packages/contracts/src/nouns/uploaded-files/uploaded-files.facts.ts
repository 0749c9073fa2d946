import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Files',
  description: 'Files whose lines are processed, such as new customers.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'uploaded-file': { rights: ['VIEW_FILES', 'MANAGE_FILES'], id: { name: 'fileId', title: 'File ID' } },
} as const satisfies AuditObjects;
