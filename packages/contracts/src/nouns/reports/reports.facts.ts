import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Reports',
  description: 'Reports and files of a community that staff start by hand; each ends as a service message with a file.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'custom-report': {
    rights: ['MANAGE_REPORTS'],
    id: { name: 'customReportId', title: 'Custom report ID' },
  },
} as const satisfies AuditObjects;

/** Calls of other nouns that have something else to show after a change. */
export const staleQueries = ['serviceMessages'] as const;
