import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  server_node: {
    area: 'engines',
    about: 'running servers',
    key: 'id alone',
    writers: 'J',
    kept: 'while alive',
    entities: '2E004',
  },
} satisfies DomainTables;
