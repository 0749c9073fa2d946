import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  report_schedule: {
    area: 'messages',
    about: 'a report that runs automatically: when, and who is notified',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '2E047',
  },
  report_run: {
    area: 'messages',
    about: 'a run of a report schedule, with its service message',
    key: 'id',
    writers: 'J',
    kept: 'with its message',
  },
} satisfies DomainTables;
