import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  bank_statement: {
    area: 'reconciliation',
    about: 'one statement of a day',
    key: 'id',
    writers: 'J',
    kept: 'kept',
    entities: '3E016',
  },
  bank_statement_line: {
    area: 'reconciliation',
    about: 'a line and whether it is matched; tenants only change its status',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '3E016',
  },
  bank_statement_file: {
    area: 'reconciliation',
    about: 'a file of statements and what came of it',
    key: 'id',
    writers: 'T S J',
    kept: 'kept, its content 90 days',
  },
  bank_statement_draft: {
    area: 'reconciliation',
    about: 'a statement of a file that is being read',
    key: 'bank_statement_file_id, position',
    writers: 'J',
    kept: 'until the file is imported or refused',
  },
  bank_statement_draft_line: {
    area: 'reconciliation',
    about: 'a line of such a statement',
    key: 'bank_statement_file_id, position, line_order',
    writers: 'J',
    kept: 'until the file is imported or refused',
  },
} satisfies DomainTables;
