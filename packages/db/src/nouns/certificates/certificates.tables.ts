import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  certificate: {
    area: 'messages',
    about: 'client certificates, with the sealed file that holds the private key',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '2E039',
  },
  certificate_authority: {
    area: 'messages',
    about: 'roots that issue client certificates, with their sealed keys and current revocation lists',
    key: 'id',
    writers: 'J A',
    kept: 'kept',
    entities: '2E039',
  },
  certificate_config: {
    area: 'messages',
    about: 'technology of programs, and who gets notices before a certificate ends',
    key: 'community_id',
    writers: 'T S',
    kept: 'kept',
    entities: '2E038',
  },
  certificate_serial: {
    area: 'messages',
    about: 'serial numbers that roots have given',
    key: 'authority_id, serial',
    writers: 'T S',
    kept: 'kept',
    entities: '2E039',
  },
} satisfies DomainTables;
