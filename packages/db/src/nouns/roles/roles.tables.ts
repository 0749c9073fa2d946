import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  role: { area: 'people', about: 'roles by scope', key: 'id alone', writers: 'A', kept: 'kept', entities: '2E011' },
  role_right: {
    area: 'people',
    about: 'rights of a role',
    key: 'role_id, right_code',
    writers: 'A',
    kept: 'kept',
    entities: '2E028',
  },
} satisfies DomainTables;
