import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  card_bin: {
    area: 'payments',
    about: 'in which country the cards of a prefix are issued, of all communities',
    key: 'prefix',
    writers: 'J',
    kept: 'until another table is loaded',
    entities: '1E012',
  },
} satisfies DomainTables;
