import { userReadRights } from '../users/user-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Session',
  description: 'Who is signed in, and the community worked in.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  session: { rights: userReadRights },
} as const satisfies AuditObjects;
