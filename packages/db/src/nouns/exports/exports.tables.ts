import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  export: {
    area: 'engines',
    about: 'a list on its way into a file',
    key: 'id',
    writers: 'T S J',
    kept: 'its file 24 hours',
  },
} satisfies DomainTables;
