import { list } from '../../kernel/list.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { bankStatementAccountStates } from '../../rules/states/reconciliation.ts';
import { statementSourceTitles } from './statement-sources.ts';

const noun = ['account', 'accounts'] as const;
const name = { title: 'Name', lead: true, maxWidth: 14 } as const;
const source = { title: 'Source', words: statementSourceTitles, width: 6 } as const;
const account = { title: 'Account', kind: 'code', width: 12 } as const;
const status = { title: 'Status', kind: 'status', words: stateTitles(bankStatementAccountStates) } as const;

/** What both lists are searched by. */
const query = {
  kind: 'search',
  title: 'Text',
  description: 'Words in any part of the name, or the last digits of the account number.',
  label: 'Search by account identifier or alias',
  max: 100,
  typedExamples: ['receipts', '4471'],
} as const;

/** The accounts of a group, of all businesses of a community. */
export const groupAccountList = list({
  name: 'bank-statement-accounts',
  title: 'Account List',
  noun,
  columns: {
    aliasName: name,
    source,
    formattedAccountIdentifier: account,
    businessName: { title: 'Business', maxWidth: 12 },
    communityName: { title: 'Community', maxWidth: 12, rank: 2 },
    statusCode: status,
  },
  filters: { query },
});

/** The accounts of one business. */
export const businessAccountList = list({
  name: 'business-bank-statement-accounts',
  title: 'Bank Statement Accounts',
  noun,
  columns: {
    aliasName: name,
    source,
    formattedAccountIdentifier: account,
    groupCode: { title: 'Group Code', kind: 'code', width: 8 },
    statusCode: status,
  },
  filters: { query },
});
