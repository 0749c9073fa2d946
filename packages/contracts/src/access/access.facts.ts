import { userReadRights } from '../nouns/users/user-rights.ts';
import type { AuditObjects } from '../kernel/noun-facts.ts';

/** What audit entries are about. */
export const auditObjects = {
  call: { rights: userReadRights },
  'reference-data': { rights: ['VIEW_AUDIT'] },
  'vault-entry': { rights: ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMER_ACCOUNTS'] },
  'vault-key': { rights: ['VIEW_AUDIT'] },
} as const satisfies AuditObjects;
