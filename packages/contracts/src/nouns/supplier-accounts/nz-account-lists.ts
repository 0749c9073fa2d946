import { list } from '../../kernel/list.ts';

/** The NZ bank accounts of a business. */
export const nzBankAccountList = list({
  name: 'nz-bank-accounts',
  title: 'New Zealand Bank Accounts',
  noun: ['NZ bank account', 'NZ bank accounts'],
  columns: {
    displayName: { title: 'Bank Account', lead: true },
    accountType: { title: 'Type', width: 10 },
    debitUserId: { title: 'Debit User ID', kind: 'code', rank: 2, width: 6.5 },
    creditUserId: { title: 'Credit User ID', kind: 'code', rank: 3, width: 6.5 },
    status: { title: 'Status', kind: 'status' },
  },
});

/** The NZ merchant accounts of a business. */
export const nzMerchantAccountList = list({
  name: 'nz-merchant-accounts',
  title: 'New Zealand Merchant Accounts',
  noun: ['NZ merchant account', 'NZ merchant accounts'],
  columns: {
    accountDisplayName: { title: 'Merchant Account', lead: true },
    merchantId: { title: 'Merchant ID', kind: 'code', width: 9 },
    merchantType: { title: 'Type', words: { MPGS: 'MPGS', LEGACY: 'Older type' }, width: 6 },
    status: { title: 'Status', kind: 'status' },
  },
});
