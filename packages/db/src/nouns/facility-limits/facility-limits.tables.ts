import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  facility_limit: {
    area: 'facilities',
    about: 'smallest and largest payment in a currency',
    key: 'community_id, currency',
    writers: 'T S',
    kept: 'kept',
    entities: '2E052',
  },
} satisfies DomainTables;
