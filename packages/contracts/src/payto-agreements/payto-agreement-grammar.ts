import { searchGrammar } from '../rules/search-grammar/grammar.ts';
import { payToAgreementList } from './payto-agreement-list.ts';

/** What can be typed into the search of PayTo agreements. */
export const payToAgreementGrammar = searchGrammar({
  text: 'query',
  keys: {
    status: {
      kind: 'choice',
      title: 'Status',
      field: 'status',
      many: true,
      choices: payToAgreementList.columns.status.words,
    },
    business: { kind: 'namedId', title: 'Business', field: 'businessId', many: true },
  },
  examples: ['status:pending olsson', 'status:suspended,cancelled'],
});
