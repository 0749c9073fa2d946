import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  payto_migration: {
    area: 'payto',
    about: 'moving direct debits of a business to PayTo',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
  },
  payto_migration_schedule: {
    area: 'payto',
    about: 'a schedule in a migration, and what became of it',
    key: 'id; one open per schedule',
    writers: 'T S J',
    kept: 'kept',
  },
} satisfies DomainTables;
