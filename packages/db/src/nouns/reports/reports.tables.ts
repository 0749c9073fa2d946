import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  custom_report: {
    area: 'messages',
    about: 'a report that a community has defined: source, columns, statuses, order',
    key: 'id',
    writers: 'T',
    kept: 'kept',
  },
} satisfies DomainTables;
