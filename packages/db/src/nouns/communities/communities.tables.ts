import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  community: {
    area: 'facilities',
    about: 'a facility: zone, zones of earlier days, currency, country',
    key: 'id alone',
    writers: 'T S J',
    kept: 'kept',
    entities: '3E019 3E020 3E037',
  },
  community_setting: {
    area: 'facilities',
    about: 'labels, automatic retry, limit of an unusually large amount; no row: the defaults',
    key: 'community_id',
    writers: 'T S',
    kept: 'kept',
    entities: '2E052 2E037',
  },
  community_parameter: {
    area: 'facilities',
    about: 'named switches: PREREG_ACCOUNT_TOKEN_GEN, APCA_NUMBER ...',
    key: 'community_id, code',
    writers: 'S',
    kept: 'kept',
    entities: '2E026 3E003',
  },
  community_product: {
    area: 'facilities',
    about: 'products that are switched on',
    key: 'community_id, product',
    writers: 'S',
    kept: 'kept',
    entities: '2E027 3E038',
  },
  community_service: {
    area: 'facilities',
    about: 'background services and whether they are active',
    key: 'community_id, code',
    writers: 'S',
    kept: 'kept',
    entities: '3E003',
  },
  payment_instrument: {
    area: 'facilities',
    about: 'networks a community may use',
    key: 'community_id, code',
    writers: 'S',
    kept: 'kept',
    entities: '3E003 3E006 3E049',
  },
  payment_instrument_parameter: {
    area: 'facilities',
    about: 'what an instrument is set to',
    key: 'community_id, instrument_code, code',
    writers: 'S',
    kept: 'kept',
    entities: '2E026',
  },
} satisfies DomainTables;
