import { userReadRights } from '../users/user-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Communities',
  description: 'Communities (facilities) of the platform.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  community: { rights: userReadRights },
} as const satisfies AuditObjects;
