import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  credential: { area: 'people', about: 'password hash, lock-out', key: 'user_id', writers: 'A', kept: 'kept' },
  totp: { area: 'people', about: 'second factor', key: 'user_id', writers: 'A', kept: 'kept' },
  recovery_code: { area: 'people', about: 'recovery codes', key: 'id alone', writers: 'A', kept: 'kept' },
  session: { area: 'people', about: 'sign-ins', key: 'id alone', writers: 'J A', kept: '30 days after its end' },
  single_use_token: {
    area: 'people',
    about: 'links by mail',
    key: 'id alone',
    writers: 'J A',
    kept: '7 days after its end',
    entities: '2E062',
  },
} satisfies DomainTables;
