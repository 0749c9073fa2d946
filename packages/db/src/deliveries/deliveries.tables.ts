import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  event: {
    area: 'messages',
    about: 'what happened, in the text that receivers get',
    key: 'id',
    writers: 'T S J',
    kept: '30 days',
  },
  delivery: { area: 'messages', about: 'an event for an endpoint', key: 'id', writers: 'T S J', kept: '30 days' },
  delivery_attempt: {
    area: 'messages',
    about: 'one try and its answer',
    key: 'id, attempted_at',
    writers: 'J',
    kept: '30 days',
  },
  delivery_lane: {
    area: 'messages',
    about: 'where an endpoint stands; one process at a time, how much at once',
    key: 'endpoint_id',
    writers: 'T S J',
    kept: 'with its endpoint',
  },
} satisfies DomainTables;
