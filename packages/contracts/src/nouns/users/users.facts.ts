import { userReadRights } from './user-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Users',
  description: 'Client users of a community: add, change, disable, unlock, reset.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'system-user': { rights: userReadRights, id: { name: 'userId', title: 'User ID' } },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['proposals', 'roles'] as const;
