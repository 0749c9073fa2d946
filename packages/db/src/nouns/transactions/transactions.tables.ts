import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  transaction: {
    area: 'payments',
    about: 'a payment or a refund; its receipt',
    key: 'id; receipt_number is unique too',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E005',
  },
} satisfies DomainTables;
