import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  saved_view: { area: 'people', about: 'searches kept under a name', key: 'id alone', writers: 'T S', kept: 'kept' },
} satisfies DomainTables;
