import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  clock: { area: 'engines', about: 'demo clock', key: 'one row', writers: 'J', kept: 'kept' },
} satisfies DomainTables;
