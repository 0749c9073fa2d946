import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  billing_instrument: {
    area: 'facilities',
    about: 'what produces billing lines, for all communities',
    key: 'id alone',
    writers: 'no one',
    kept: 'kept',
    entities: '2E016',
  },
  billing_event: {
    area: 'facilities',
    about: 'event of an instrument and the item it is billed as',
    key: 'billing_instrument_id, event_name',
    writers: 'no one',
    kept: 'kept',
    entities: '2E017',
  },
  community_billing_instrument: {
    area: 'facilities',
    about: 'instrument that a community is billed by',
    key: 'id',
    writers: 'S',
    kept: 'kept',
    entities: '2E018',
  },
} satisfies DomainTables;
