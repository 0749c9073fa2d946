import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Exports',
  description: 'Your exports: progress, download and cancel.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  export: { rights: ['EXPORT_CUSTOMERS', 'EXPORT_TRANSACTIONS'], id: { name: 'exportId', title: 'Export ID' } },
} as const satisfies AuditObjects;
