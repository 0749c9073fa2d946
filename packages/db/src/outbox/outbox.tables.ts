import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  outbox: {
    area: 'engines',
    about: 'side effects on their way',
    key: 'id alone',
    writers: 'T S J A',
    kept: 'until relayed',
  },
} satisfies DomainTables;
