import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Domain whitelist',
  description: 'Domains whose pages may use publishable keys and hand-offs.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  domain: {
    rights: ['VIEW_WHITELISTS', 'MANAGE_WHITELISTS'],
    id: { name: 'communityIpId', title: 'Domain ID' },
  },
} as const satisfies AuditObjects;
