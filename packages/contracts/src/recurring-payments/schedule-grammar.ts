import { searchGrammar } from '../rules/search-grammar/grammar.ts';
import { scheduleList } from './schedule-lists.ts';

/** What can be typed into the search of payment schedules. */
export const scheduleGrammar = searchGrammar({
  text: 'query',
  keys: {
    status: {
      kind: 'choice',
      title: 'Status',
      field: 'status',
      many: true,
      choices: scheduleList.columns.status.words,
    },
    business: { kind: 'namedId', title: 'Business', field: 'businessId', many: true },
  },
  examples: ['status:failed olsson', 'status:failed,stopped'],
});
