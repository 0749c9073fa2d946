import { list, type SortKey } from '../kernel/list.ts';

/** Client users as they are searched, shown and sorted. */
export const userList = list({
  name: 'users',
  title: 'Users',
  noun: ['user', 'users'],
  columns: {
    fullName: { title: 'Name', lead: true, sortable: true, maxWidth: 14 },
    loginName: { title: 'Login name', kind: 'code', sortable: true, maxWidth: 12 },
    status: {
      title: 'Status',
      kind: 'status',
      words: {
        ACTIVE: 'Active',
        DISABLED: 'Disabled',
        LOCKED_INACTIVE: 'Locked: unused',
        LOCKED_PASSWORD_FAILURE: 'Locked: too many failed sign-ins',
      },
      sortable: true,
      width: 13,
    },
    roles: { title: 'Roles', rank: 2, maxWidth: 16 },
    businesses: { title: 'Businesses', rank: 3, maxWidth: 14 },
    lastSignInAt: { title: 'Last sign-in', kind: 'time', sortable: true, rank: 2 },
    secondFactorEnabled: { title: 'Second factor', kind: 'yesNo', rank: 2 },
    email: { title: 'Email', rank: 3, hidden: true, maxWidth: 16 },
    phoneNumber: { title: 'Phone', rank: 3, hidden: true },
  },
});
export type UserSortField = SortKey<typeof userList>;
