import { list } from '../../kernel/list.ts';

/** Roles of client users. */
export const roleList = list({
  name: 'roles',
  title: 'Roles',
  noun: ['role', 'roles'],
  columns: {
    roleName: { title: 'Name', lead: true, maxWidth: 16 },
    description: { title: 'For', rank: 2, maxWidth: 20 },
    scope: {
      title: 'Scope',
      words: {
        COMMUNITY: 'Everywhere',
        SUPPLIER_BUSINESS: 'In one supplier business',
        BUSINESS: 'In one business',
      },
      rank: 2,
    },
    shared: { title: 'Kind', kind: 'status' },
    rights: { title: 'Rights', kind: 'number' },
    userCount: { title: 'Users', kind: 'number' },
  },
});
