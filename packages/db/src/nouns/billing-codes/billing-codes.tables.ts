import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  billing_code_confirmation: {
    area: 'facilities',
    about: 'billing code that the billing system confirmed for a CIS key',
    key: 'community_id, billing_code, cis_key',
    writers: 'S',
    kept: 'kept',
  },
} satisfies DomainTables;
