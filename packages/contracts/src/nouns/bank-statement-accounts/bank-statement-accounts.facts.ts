import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Bank statement accounts',
  description: 'Bank accounts of businesses whose statements are reconciled, for staff.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'bank-statement-account': {
    rights: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
    id: { name: 'bankStatementAccountId', title: 'Bank statement account ID' },
  },
} as const satisfies AuditObjects;

/** Calls of other nouns that have something else to show after a change. */
export const staleQueries = ['quickrec'] as const;
