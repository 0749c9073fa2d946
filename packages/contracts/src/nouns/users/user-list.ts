import { list, type SortKey } from '../../kernel/list.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { systemUserStates } from '../../rules/states/system-user.ts';

const statusTitles = stateTitles(systemUserStates);

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
      words: statusTitles,
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
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description:
        'Words in any order, each a part of the full name, login name, email or phone; case and accents do not matter.',
      label: 'Name, login name, email or phone',
      max: 100,
      typedExamples: ['status:active novak', 'status:disabled,locked-unused'],
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only users of these statuses.',
      choices: statusTitles,
      many: true,
    },
    roleIds: {
      kind: 'namedId',
      title: 'Role',
      description: 'Only users with one of these roles, at most 20.',
      many: true,
      address: 'RoleId',
    },
  },
});
export type UserSortField = SortKey<typeof userList>;
