import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  customer: { area: 'customers', about: 'who pays', key: 'id', writers: 'T S J', kept: 'kept', entities: '1E001' },
  customer_search: {
    area: 'customers',
    about: 'what searches read of a customer',
    key: 'community_id, customer_id',
    writers: 'no one',
    kept: 'kept',
  },
  customer_word: {
    area: 'customers',
    about: 'words in names of customers, which misspelt searches are compared with; some more than once',
    key: 'community_id, id',
    writers: 'no one',
    kept: 'kept',
  },
  customer_number_counter: {
    area: 'customers',
    about:
      'next generated customer number of a business. Numbers are unique as written, so that `LK-1` and `lk-1` can be two customers of a business: the specification says unique and nothing about case or width, and other systems name customers by them ([ADR 0084](decisions/0084-the-same-text.md))',
    key: 'community_id, business_id',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E001',
  },
} satisfies DomainTables;
