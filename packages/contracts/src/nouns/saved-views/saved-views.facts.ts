import { userReadRights } from '../users/user-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Saved views',
  description: 'Saved views of lists, your own and shared ones.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'saved-view': { rights: userReadRights, id: { name: 'savedViewId', title: 'Saved view ID' } },
} as const satisfies AuditObjects;
