import { list } from '../../kernel/list.ts';

/** Requests to change administrators that wait, and new administrators who have not signed in yet. */
export const pendingAdministratorList = list({
  name: 'pending-administrators',
  title: 'Pending Administrator Users',
  noun: ['request', 'requests'],
  columns: {
    loginName: { title: 'Login name', kind: 'code', lead: true, maxWidth: 12 },
    fullName: { title: 'Full name', maxWidth: 16 },
    employeeNumber: { title: 'Employee number', kind: 'code', rank: 2 },
    emailAddress: { title: 'Email', rank: 2, maxWidth: 18 },
    systemUserUpdateType: { title: 'Change type', kind: 'status', width: 11 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description:
        'Words in any order, each a part of the full name, login name, email or employee number; case and accents do not matter.',
      label: 'Name, login name, email or employee number',
      max: 100,
      typedExamples: ['moreau'],
    },
  },
});
