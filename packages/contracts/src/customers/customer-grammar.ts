import { searchGrammar } from '../rules/search-grammar/grammar.ts';
import { customerList } from './customer-list.ts';

/** What can be typed into the search of customers. */
export const customerGrammar = searchGrammar({
  text: 'query',
  keys: {
    status: { kind: 'choice', title: 'Status', field: 'status', choices: customerList.columns.status.words },
  },
  examples: ['status:enabled olsson'],
});
