import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  expected_revenue: {
    area: 'facilities',
    about: 'fee that a community should be charged, once or monthly',
    key: 'id',
    writers: 'S',
    kept: 'kept',
    entities: '2E014',
  },
  expected_revenue_amount: {
    area: 'facilities',
    about: 'amount of an expected fee from a month on',
    key: 'community_id, expected_revenue_id, from_month',
    writers: 'S',
    kept: 'kept',
  },
  revenue_item: {
    area: 'facilities',
    about: 'charge that the billing system reports as invoiced',
    key: 'id',
    writers: 'S',
    kept: 'kept',
  },
  revenue_allocation: {
    area: 'facilities',
    about: 'part of a charge that pays an expected fee',
    key: 'id',
    writers: 'S',
    kept: 'kept',
  },
  revenue_acceptance: {
    area: 'facilities',
    about: 'difference that a person accepted',
    key: 'community_id, expected_revenue_id, month',
    writers: 'S',
    kept: 'kept',
  },
} satisfies DomainTables;
