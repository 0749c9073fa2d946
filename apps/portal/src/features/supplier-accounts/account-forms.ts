import type { AccountForms } from './account-form.dialogs.tsx';

export const auBankForms: AccountForms = {
  add: 'supplierAccounts.addAuBankAccount',
  update: 'supplierAccounts.updateAuBankAccount',
  noun: 'bank account',
  as: 'sheet',
};

export const merchantForms: AccountForms = {
  add: 'merchantAccounts.add',
  update: 'merchantAccounts.update',
  noun: 'merchant account',
  as: 'sheet',
};

export const nzBankForms: AccountForms = {
  add: 'supplierAccounts.addNzDirectEntryAccount',
  update: 'supplierAccounts.updateNzDirectEntryAccount',
  noun: 'NZ bank account',
  as: 'sheet',
};

export const simulatorForms: AccountForms = {
  add: 'supplierAccounts.addSimulatorAccount',
  update: 'supplierAccounts.updateSimulatorAccount',
  noun: 'simulator account',
  as: 'dialog',
};

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
