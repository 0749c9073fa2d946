import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  sandbox: {
    area: 'people',
    about: 'a test facility that a visitor asked for: address, code, its community once there is one',
    key: 'id alone',
    writers: 'S J A',
    kept: '2 days after its end',
    entities: '2E061 2E062',
  },
} satisfies DomainTables;
