import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  api_key: {
    area: 'people',
    about: 'keys of programs: a hash, and the key itself only where it is publishable',
    key: 'id',
    writers: 'T S J A',
    kept: 'kept',
    entities: '2E054 2E055',
  },
  api_key_business: {
    area: 'messages',
    about: 'businesses a key is kept to',
    key: 'api_key_id, business_id',
    writers: 'T S A',
    kept: 'kept',
    entities: '2E054',
  },
  api_key_config: {
    area: 'messages',
    about: 'whether addresses of callers are checked, who gets notices, how long the log is kept',
    key: 'community_id',
    writers: 'T S',
    kept: 'kept',
    entities: '2E056',
  },
  api_key_use: {
    area: 'messages',
    about: 'calls of a key or a certificate, counted by day, route, address and program',
    key: 'api_key_id, certificate_id, day, http_method, path, ip, program',
    writers: 'J',
    kept: '90 days',
    entities: '2E054',
  },
} satisfies DomainTables;
