import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  payment_file_line: {
    area: 'payments',
    about: 'a line of a payment file: what it says, what is wrong with it, and its payment',
    key: 'uploaded_file_id, line_number',
    writers: 'T S J',
    kept: 'kept',
    entities: '2E058',
  },
} satisfies DomainTables;
