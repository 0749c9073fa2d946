import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  gateway_notification: {
    area: 'engines',
    about: 'what a network told us, each once',
    key: 'notification_id',
    writers: 'J',
    kept: '90 days after it was handled',
  },
} satisfies DomainTables;
