import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  mail_message: { area: 'engines', about: 'demo mailbox', key: 'id alone', writers: 'J', kept: '30 days' },
} satisfies DomainTables;
