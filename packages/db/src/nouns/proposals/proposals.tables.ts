import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  proposal: {
    area: 'people',
    about: 'a change under dual control',
    key: 'id alone',
    writers: 'T S J A',
    kept: 'kept',
    entities: '3E028 3E029',
  },
} satisfies DomainTables;
