import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  simulation_line: {
    area: 'reconciliation',
    about: 'a line of the next simulated statement',
    key: 'id',
    writers: 'S J',
    kept: 'archived after 90 days',
    entities: '3E021',
  },
  simulation_business: {
    area: 'reconciliation',
    about: 'businesses a simulated account feeds',
    key: 'community_id, account, business',
    writers: 'S',
    kept: 'kept',
    entities: '3E022',
  },
} satisfies DomainTables;
