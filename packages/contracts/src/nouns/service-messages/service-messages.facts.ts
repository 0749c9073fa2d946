import { readRights } from '../customers/customer-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Platform',
  title: 'Service messages',
  description: 'Messages between the platform and other systems: find them, see their status, send them again.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'service-message': { rights: readRights, id: { name: 'serviceMessageId', title: 'Service message ID' } },
} as const satisfies AuditObjects;
