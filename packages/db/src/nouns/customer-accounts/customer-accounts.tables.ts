import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  customer_account: {
    area: 'customers',
    about: 'card or bank account of a customer',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E002',
  },
} satisfies DomainTables;
