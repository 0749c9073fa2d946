import { searchGrammar } from '../rules/search-grammar/grammar.ts';
import { userList } from './user-list.ts';

/** What can be typed into the search of users. */
export const userGrammar = searchGrammar({
  text: 'query',
  keys: {
    status: { kind: 'choice', title: 'Status', field: 'status', many: true, choices: userList.columns.status.words },
    role: { kind: 'namedId', title: 'Role', field: 'RoleId', many: true },
  },
  examples: ['status:active novak', 'status:disabled,locked-unused'],
});
