import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  bank_statement_account: {
    area: 'reconciliation',
    about: 'account whose statements arrive',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '3E016',
  },
} satisfies DomainTables;
