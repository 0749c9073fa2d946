import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  connection_detail: {
    area: 'messages',
    about: 'username, sealed password and sealed hand-off keys of a facility',
    key: 'community_id',
    writers: 'T S J',
    kept: 'kept',
    entities: '2E050',
  },
} satisfies DomainTables;
