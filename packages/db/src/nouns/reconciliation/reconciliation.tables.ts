import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  matching_registration: {
    area: 'reconciliation',
    about: 'off-system BSB and prefix',
    key: 'id',
    writers: 'S',
    kept: 'kept',
    entities: '2E031 2E032',
  },
  matching_rule: {
    area: 'reconciliation',
    about: 'rules 1 to 5 of a registration',
    key: 'id',
    writers: 'S',
    kept: 'kept',
    entities: '2E033',
  },
  line_allocation: {
    area: 'reconciliation',
    about: 'part of a line that belongs to a transaction or invoice',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '2E033',
  },
  bank_statement_day: {
    area: 'reconciliation',
    about: 'a day of an account that was closed, and with what difference',
    key: 'bank_statement_account_id, day',
    writers: 'T S',
    kept: 'kept',
  },
  invoice: {
    area: 'reconciliation',
    about: 'what a business asks to be paid',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
  },
} satisfies DomainTables;
