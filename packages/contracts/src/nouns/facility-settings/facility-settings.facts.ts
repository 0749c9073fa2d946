import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'Facility',
  title: 'Facility settings',
  description:
    'Settings that apply to all businesses of a facility: time zone, limits of payments and automatic retry.',
} as const satisfies TagText;

/** Queries of other nouns that a change makes stale: each shows times and days of the facility's zone. */
export const staleQueries = ['session', 'dashboard', 'transactions', 'recurringPayments', 'customers'] as const;

/** What audit entries are about. */
export const auditObjects = {
  'facility-settings': { rights: ['VIEW_FACILITY_SETTINGS', 'MANAGE_FACILITY_SETTINGS'] },
} as const satisfies AuditObjects;
