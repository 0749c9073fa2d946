import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  due_job: { area: 'engines', about: 'what is due when', key: 'id alone', writers: 'T S J', kept: 'until done' },
} satisfies DomainTables;
