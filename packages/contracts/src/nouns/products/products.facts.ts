import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Products',
  description: 'What a facility has bought, and staff switch.',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  product: {
    rights: ['VIEW_COMMUNITIES', 'MANAGE_COMMUNITIES', 'VIEW_FACILITY_SETTINGS', 'MANAGE_FACILITY_SETTINGS'],
  },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a switched product opens or closes. */
export const staleQueries = ['session', 'facilitySettings', 'connectionDetails'] as const;
