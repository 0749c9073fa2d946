import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  system_user: {
    area: 'people',
    about: 'staff and client users',
    key: 'id alone',
    writers: 'A',
    kept: 'kept',
    entities: '2E040 3E028',
  },
  user_business: {
    area: 'people',
    about: 'businesses a user is kept to',
    key: 'community_id, user_id, business_id',
    writers: 'A',
    kept: 'kept',
    entities: '2E012',
  },
  user_role: {
    area: 'people',
    about: 'roles of a user',
    key: 'id alone',
    writers: 'A',
    kept: 'kept',
    entities: '2E013',
  },
  user_contact: {
    area: 'people',
    about: 'emails, phones and employee numbers that a user holds or held',
    key: 'id alone',
    writers: 'no one',
    kept: 'kept',
  },
  user_administration: {
    area: 'people',
    about: 'who created, invited, reset or changed whom',
    key: 'id alone',
    writers: 'A',
    kept: 'kept',
  },
} satisfies DomainTables;
