import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  business_group: {
    area: 'facilities',
    about: 'businesses that belong together',
    key: 'id',
    writers: 'S',
    kept: 'kept',
    entities: '2E042',
  },
  business: {
    area: 'facilities',
    about: 'supplier or buyer, its contact, dual authorisation',
    key: 'id',
    writers: 'T S',
    kept: 'kept',
    entities: '3E019',
  },
  business_product: {
    area: 'facilities',
    about: 'products a business uses',
    key: 'community_id, business_id, product',
    writers: 'S',
    kept: 'kept',
    entities: '2E026',
  },
  business_parameter: {
    area: 'facilities',
    about: 'named switches of a business',
    key: 'community_id, business_id, code',
    writers: 'S',
    kept: 'kept',
    entities: '2E029',
  },
  accepted_account_type: {
    area: 'facilities',
    about: 'account types a business takes',
    key: 'community_id, business_id, type',
    writers: 'S',
    kept: 'kept',
    entities: '1E002',
  },
  external_system_client: {
    area: 'facilities',
    about: 'a business as another system knows it',
    key: 'id',
    writers: 'S',
    kept: 'kept',
    entities: '3E033',
  },
  quickvoice_profile: {
    area: 'facilities',
    about: 'how a business takes payments by phone',
    key: 'community_id, business_id',
    writers: 'S',
    kept: 'kept',
    entities: '3E039',
  },
} satisfies DomainTables;
