import { list } from '../../kernel/list.ts';
import { returnStatusTitles } from '../../rules/settlement-accounts/return-statuses.ts';

/** The simulator accounts of a business. */
export const simulatorAccountList = list({
  name: 'simulator-accounts',
  title: 'Simulator Accounts',
  noun: ['simulator account', 'simulator accounts'],
  columns: {
    accountAlias: { title: 'Account Alias', lead: true },
    returnStatus: { title: 'Status To Return', words: returnStatusTitles, width: 10 },
    delay: { title: 'Delay (seconds)', short: 'Delay (s)', kind: 'number', width: 8 },
    status: { title: 'Status', kind: 'status' },
  },
});
