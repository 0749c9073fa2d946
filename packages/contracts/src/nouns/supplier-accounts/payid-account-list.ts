import { list } from '../../kernel/list.ts';

/** The PayID accounts of a business. */
export const payIdAccountList = list({
  name: 'payid-accounts',
  title: 'PayID Biller Accounts',
  noun: ['PayID account', 'PayID accounts'],
  columns: {
    accountAlias: { title: 'Account', lead: true },
    supplierReference: { title: 'Account Reference', kind: 'code', width: 10 },
    status: { title: 'Status', kind: 'status' },
  },
});
