import { userReadRights } from '../users/user-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Roles',
  description: 'What users of a community may do, by role.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  role: { rights: userReadRights, id: { name: 'roleId', title: 'Role ID' } },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['proposals', 'users'] as const;
