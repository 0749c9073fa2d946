import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  proposal: {
    area: 'people',
    about: 'a change under dual control',
    key: 'id alone',
    writers: 'T S J A',
    kept: 'kept',
    entities: '3E028 3E029',
  },
  waiting_secret: {
    area: 'people',
    about: 'the sealed secret of what a second person approved, for the user who requested it',
    key: 'object_type, object_id',
    writers: 'T J',
    kept: 'until it is fetched, 7 days at most',
    entities: '2E039 2E054',
  },
} satisfies DomainTables;
