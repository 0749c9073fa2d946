import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  accepted_card: {
    area: 'facilities',
    about: 'card schemes a business takes, debit apart from credit',
    key: 'community_id, business_id, scheme, funding',
    writers: 'T S',
    kept: 'kept',
    entities: '3E012',
  },
  card_surcharge: {
    area: 'facilities',
    about: 'dated surcharge per scheme',
    key: 'community_id, business_id, scheme, funding, date',
    writers: 'T S',
    kept: 'kept',
    entities: '3E012',
  },
} satisfies DomainTables;
