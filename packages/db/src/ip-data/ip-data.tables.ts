import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  ip_data: {
    area: 'payments',
    about: 'countries and proxies by IP address that an operator loaded',
    key: 'kind',
    writers: 'J',
    kept: 'until others are loaded',
    entities: '1E012',
  },
} satisfies DomainTables;
