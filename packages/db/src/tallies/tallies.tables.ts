import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  tally: {
    area: 'engines',
    about: 'old rows of long lists, counted',
    key: 'community, noun, business',
    writers: 'J',
    kept: 'kept',
  },
  tally_head: { area: 'engines', about: 'up to which id they are counted', key: 'noun', writers: 'J', kept: 'kept' },
} satisfies DomainTables;
