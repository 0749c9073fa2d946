import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  bsb_branch: {
    area: 'payments',
    about: 'banks and branches by BSB, of all communities',
    key: 'BSB',
    writers: 'J',
    kept: 'until another directory is loaded',
  },
} satisfies DomainTables;
