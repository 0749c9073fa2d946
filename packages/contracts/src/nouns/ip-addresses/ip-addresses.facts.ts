import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'IP whitelist',
  description: 'Addresses and networks that API keys may be used from.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  'ip-address': {
    rights: ['VIEW_WHITELISTS', 'MANAGE_WHITELISTS'],
    id: { name: 'communityIpId', title: 'IP address ID' },
  },
} as const satisfies AuditObjects;
