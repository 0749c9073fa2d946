import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  webhook_endpoint: {
    area: 'messages',
    about: 'where events are sent, signed',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
  },
  webhook_replay: {
    area: 'messages',
    about: 'events of a window sent to an endpoint again',
    key: 'id',
    writers: 'T S J',
    kept: '30 days',
  },
} satisfies DomainTables;
