import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  uploaded_file: {
    area: 'engines',
    about: 'a file and where it is on its way',
    key: 'id',
    writers: 'T S J',
    kept: 'kept, its content 90 days',
    entities: '1E014 2E058',
  },
  uploaded_file_error: {
    area: 'engines',
    about: 'what is wrong with its lines, the first thousand',
    key: 'uploaded_file_id, position',
    writers: 'T S J',
    kept: '90 days',
    entities: '2E059',
  },
  unclaimed_content: {
    area: 'engines',
    about: 'stored contents that no file names yet',
    key: 'storage_key',
    writers: 'T S J',
    kept: 'a day at most',
  },
} satisfies DomainTables;
