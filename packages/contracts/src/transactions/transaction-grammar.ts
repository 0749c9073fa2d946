import { searchGrammar } from '../rules/search-grammar/grammar.ts';
import { stateTitles } from '../rules/states/state-machine.ts';
import { transactionStates } from '../rules/states/transaction.ts';
import { transactionTypeTitles } from './transaction-words.ts';

/** What can be typed into the search of transactions. */
export const transactionGrammar = searchGrammar({
  text: 'query',
  keys: {
    status: { kind: 'choice', title: 'Status', field: 'status', many: true, choices: stateTitles(transactionStates) },
    date: { kind: 'date', title: 'Date', period: 'period', from: 'from', to: 'to' },
    amount: { kind: 'amount', title: 'Amount', from: 'amountFrom', to: 'amountTo' },
    type: { kind: 'choice', title: 'Type', field: 'transactionType', choices: transactionTypeTitles },
    business: { kind: 'namedId', title: 'Business', field: 'businessId', many: true },
    customer: { kind: 'id', title: 'Customer ID', field: 'CustomerId' },
    outcome: { kind: 'choice', title: 'Outcome', field: 'outcome', choices: { UNKNOWN: 'Unknown' } },
    response: { kind: 'text', title: 'Response code', field: 'responseCode', max: 10, example: '51' },
  },
  examples: ['status:declined date:last-week olsson', 'amount:>100 type:payment', 'date:2026-11-01..2026-11-20'],
});
