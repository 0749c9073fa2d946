import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  payment_token: {
    area: 'customers',
    about: 'a number that a payer left for one use (single use token)',
    key: 'id',
    writers: 'T J',
    kept: '30 days after its end; its number until it is used or ends',
    entities: '3E045',
  },
} satisfies DomainTables;
