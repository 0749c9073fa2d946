import { list } from '../../kernel/list.ts';

/** The PayTo accounts of a business. */
export const payToAccountList = list({
  name: 'payto-accounts',
  title: 'PayTo Accounts',
  noun: ['PayTo account', 'PayTo accounts'],
  columns: {
    accountAlias: { title: 'Account', lead: true },
    payeeReference: { title: 'Payee Reference', kind: 'code', width: 10 },
    status: { title: 'Status', kind: 'status' },
  },
});
