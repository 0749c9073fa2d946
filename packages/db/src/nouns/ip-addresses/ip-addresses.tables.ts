import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  ip_whitelist: {
    area: 'messages',
    about: 'networks that keys may be used from',
    key: 'id',
    writers: 'T S',
    kept: 'kept',
    entities: '2E048',
  },
} satisfies DomainTables;
