import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  domain_whitelist: {
    area: 'messages',
    about: 'origins whose pages may use publishable keys, and where hand-offs may return to',
    key: 'id',
    writers: 'T S',
    kept: 'kept',
    entities: '2E049',
  },
} satisfies DomainTables;
