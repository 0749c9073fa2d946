import type { AccountKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import {
  auBankForms,
  merchantForms,
  nzBankForms,
  nzMerchantForms,
  payIdForms,
  payToForms,
  simulatorForms,
} from '../account-forms.ts';

const merchants = { view: 'AuMerchantAccountsView', title: 'Merchant Accounts', forms: merchantForms } as const;

/** The page of the accounts of each kind, its forms, and the page that edits one where it has one. */
export const listPageOf = {
  AU_BANK: { view: 'AuBankAccountsView', title: 'Bank Accounts', forms: auBankForms, editPage: null },
  AU_MERCHANT: { ...merchants, editPage: null },
  TANDEM_MERCHANT: { ...merchants, editPage: 'EditTandemMerchantAccountView' },
  NZ_BANK: { view: 'NzBankAccountsView', title: 'New Zealand Bank Accounts', forms: nzBankForms, editPage: null },
  NZ_MERCHANT: {
    view: 'NzMerchantAccountsView',
    title: 'New Zealand Merchant Accounts',
    forms: nzMerchantForms,
    editPage: 'EditNzMerchantAccountView',
  },
  PAYID_BILLER: {
    view: 'PayIdAccountsView',
    title: 'PayID Biller Accounts',
    forms: payIdForms,
    editPage: 'EditPayIdAccountView',
  },
  PAYTO_PAYEE: {
    view: 'PayToAccountsView',
    title: 'PayTo Accounts',
    forms: payToForms,
    editPage: 'EditPayToAccountView',
  },
  SIMULATOR: { view: 'SimulatorAccountsView', title: 'Simulator Accounts', forms: simulatorForms, editPage: null },
} as const satisfies Record<AccountKind, object>;
