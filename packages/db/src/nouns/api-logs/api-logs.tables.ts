import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  api_log: {
    area: 'people',
    about: 'requests with keys and certificates, redacted, with the words they are found by; a partition per month',
    key: 'id, requested_at',
    writers: 'J',
    kept: '30 to 1,100 days, at first 400; detached months 35 days more',
    entities: '2E057',
  },
} satisfies DomainTables;
