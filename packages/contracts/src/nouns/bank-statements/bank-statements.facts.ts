import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Bank statements',
  description: 'Statements of bank accounts: their files, balances and lines.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'bank-statement-file': {
    rights: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
    id: { name: 'fileId', title: 'File ID' },
  },
} as const satisfies AuditObjects;
