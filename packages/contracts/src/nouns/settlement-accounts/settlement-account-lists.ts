import { list } from '../../kernel/list.ts';
import { nzBankTypes } from '../../rules/settlement-accounts/account-setup.ts';

const status = { title: 'Status', kind: 'status' } as const;
const settlementAccount = { title: 'Settlement Account', kind: 'code', width: 9 } as const;

/** The merchant accounts that payments of a business settle to. */
export const merchantSettlementList = list({
  name: 'merchant-settlement-accounts',
  title: 'Merchant Accounts',
  noun: ['merchant account', 'merchant accounts'],
  columns: {
    merchantId: { title: 'Merchant ID', kind: 'code', width: 7, lead: true },
    merchantName: { title: 'Merchant Name', maxWidth: 16 },
    location: { title: 'Location', rank: 3, maxWidth: 10 },
    settlementAccount,
    status,
  },
});

/** The AU bank accounts of a business, for those who only look. */
export const auBankSettlementList = list({
  name: 'au-bank-settlement-accounts',
  title: 'Bank Accounts',
  noun: ['bank account', 'bank accounts'],
  columns: {
    accountAlias: { title: 'Bank Account', lead: true, maxWidth: 18 },
    settlementAccount,
    payeeReference: { title: 'Payee Reference', width: 8 },
    remitterName: { title: 'Remitter Name', width: 8 },
    status,
  },
});

/** The NZ bank accounts of a business. */
export const nzBankSettlementList = list({
  name: 'nz-bank-settlement-accounts',
  title: 'Bank Accounts',
  noun: ['bank account', 'bank accounts'],
  columns: {
    accountAlias: { title: 'Bank Account', lead: true, maxWidth: 18 },
    settlementAccount,
    accountType: {
      title: 'Account Type',
      words: Object.fromEntries(Object.entries(nzBankTypes).map(([code, { title }]) => [code, title])),
      width: 10,
    },
    debitUserId: { title: 'Debit User ID', kind: 'code', width: 7 },
    status,
  },
});
