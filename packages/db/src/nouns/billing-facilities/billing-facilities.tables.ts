import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  billing_facility: {
    area: 'facilities',
    about: 'who pays for a product, and the billing code',
    key: 'community_id, sold_product',
    writers: 'S',
    kept: 'kept',
    entities: '2E015',
  },
} satisfies DomainTables;
