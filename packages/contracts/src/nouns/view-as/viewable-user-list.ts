import { list } from '../../kernel/list.ts';

/** Users that may be viewed as; the community only where there are several. */
export const viewableUserList = list({
  name: 'view-as',
  title: 'Users',
  noun: ['user', 'users'],
  columns: {
    fullName: { title: 'Name', lead: true },
    loginName: { title: 'Login name', kind: 'code', rank: 2 },
    email: { title: 'Email', rank: 3 },
    communityName: { title: 'Community', rank: 2 },
  },
});
