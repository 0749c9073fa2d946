import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Bank statement days',
  description: 'The days of a statement account: statement balance against book balance, closing and reopening.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'bank-statement-day': {
    rights: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
    id: { name: 'bankStatementAccountId', title: 'Bank statement account ID' },
  },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['bankStatements', 'bankStatementLines', 'proposals'] as const;
