import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'API keys',
  description: 'Keys that programs of a facility call with.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'api-key': { rights: ['VIEW_API_KEYS', 'MANAGE_API_KEYS'], id: { name: 'apiKeyId', title: 'API key ID' } },
  'api-key-config': { rights: ['VIEW_API_KEYS', 'MANAGE_API_KEYS'] },
} as const satisfies AuditObjects;

/** The product that its calls need. */
export const product = 'RESTAPI';
