import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Matching by hand',
  description: 'Lines of bank statements: why they are matched or not, and what users match, undo and exclude.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'bank-statement-line': {
    rights: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
    id: { name: 'bankStatementLineId', title: 'Line ID' },
  },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['bankStatements', 'bankStatementDays'] as const;
