import type { AccountForms } from './account-form.dialogs.tsx';

export const nzMerchantForms: AccountForms = {
  add: 'supplierAccounts.addNzMerchantAccount',
  update: 'supplierAccounts.updateNzMerchantAccount',
  noun: 'NZ merchant account',
  as: 'sheet',
};

export const payIdForms: AccountForms = {
  add: 'supplierAccounts.addPayIdAccount',
  update: 'supplierAccounts.updatePayIdAccount',
  noun: 'PayID account',
  as: 'sheet',
};

export const payToForms: AccountForms = {
  add: 'paytoAccounts.add',
  update: 'paytoAccounts.update',
  noun: 'PayTo account',
  as: 'sheet',
};
