import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  service_message: {
    area: 'messages',
    about: 'what was handed to a service or another system',
    key: 'id alone, community where there is one',
    writers: 'T S J',
    kept: 'kept',
    entities: '2E044 3E035',
  },
  service_message_file: {
    area: 'messages',
    about: 'the file of a service message, such as that of a report',
    key: 'id of the service message',
    writers: 'J',
    kept: '90 days',
  },
} satisfies DomainTables;
