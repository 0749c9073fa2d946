import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  recurring_payment: {
    area: 'customers',
    about: 'payment schedule',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E006 1E007',
  },
  recurring_occurrence: {
    area: 'customers',
    about: 'one date of a schedule and what became of it',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E006',
  },
  recurring_exception: {
    area: 'customers',
    about: 'a date skipped, moved or with another amount',
    key: 'id',
    writers: 'T S',
    kept: 'kept',
    entities: '1E006',
  },
} satisfies DomainTables;
