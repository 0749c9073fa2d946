import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  idempotency_key: {
    area: 'engines',
    about: 'answers that are repeated',
    key: 'id alone',
    writers: 'T S J A',
    kept: '30 days',
  },
} satisfies DomainTables;
