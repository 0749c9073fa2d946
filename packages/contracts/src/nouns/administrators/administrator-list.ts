import { list, type SortKey } from '../../kernel/list.ts';

/** What the statuses are called. */
export const administratorStatusTitles = { ACTIVE: 'Active', DISABLED: 'Disabled' } as const;

/** Staff who sign in to the portal, as they are searched, shown and sorted. */
export const administratorList = list({
  name: 'administrators',
  title: 'Administrators',
  noun: ['administrator', 'administrators'],
  columns: {
    fullName: { title: 'Name', lead: true, sortable: true, maxWidth: 14 },
    loginName: { title: 'Login name', kind: 'code', sortable: true, maxWidth: 12 },
    status: { title: 'Status', kind: 'status', words: administratorStatusTitles, sortable: true },
    roles: { title: 'Roles', rank: 2, maxWidth: 16 },
    employeeNumber: { title: 'Employee number', kind: 'code', rank: 3 },
    lastSignInAt: { title: 'Last sign-in', kind: 'time', sortable: true, rank: 3 },
    secondFactorEnabled: { title: 'Second factor', kind: 'yesNo', rank: 3 },
    pendingSystemUserId: { title: 'Waiting for approval', width: 9 },
    emailAddress: { title: 'Email', rank: 3, hidden: true, maxWidth: 16 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description:
        'Words in any order, each a part of the full name, login name, email or employee number; case and accents do not matter.',
      label: 'Name, login name, email or employee number',
      max: 100,
      typedExamples: ['moreau', 'status:disabled'],
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only administrators of this status.',
      choices: administratorStatusTitles,
    },
  },
});
export type AdministratorSortField = SortKey<typeof administratorList>;
