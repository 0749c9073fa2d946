import { userReadRights } from '../users/user-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Sandbox',
  description: 'A facility of test data that visitors make for themselves.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  sandbox: { rights: userReadRights },
} as const satisfies AuditObjects;
