import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { productFlags } from '../../rules/payments/product-flags.ts';
import { accountFields } from './account-fields.ts';
import { auBankChangeFields } from './au-bank-fields.ts';
import { changes, ofAccount, ofBusiness, switchBody, waitsUnderDualAuth } from './call-parts.ts';
import { nzBankChangeFields, nzMerchantChangeFields } from './nz-account-fields.ts';
import { payIdChangeFields } from './payid-fields.ts';
import { AccountSaved, SupplierAccount } from './supplier-account.ts';

export const addAuBankAccount = contract({
  ...changes,
  name: 'supplierAccounts.addAuBankAccount',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/au-bank-accounts',
  params: ofBusiness,
  body: z
    .strictObject(accountFields.AU_BANK)
    .meta({ id: 'AuBankAccountAddition', 'x-form-layout': { submitLabel: 'Add bank account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add an AU bank account',
  description: `Direct debits settle to the account once payment terms name it. A new account is enabled. 409 where the community is not set up for direct entry. ${waitsUnderDualAuth}`,
});

export const updateAuBankAccount = contract({
  ...changes,
  name: 'supplierAccounts.updateAuBankAccount',
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/au-bank-accounts/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...auBankChangeFields, version: readVersion() })
    .meta({ id: 'AuBankAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit an AU bank account',
  description: `Without \`accountNumber\` the number stays; another BSB needs it again (422). An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsUnderDualAuth}`,
});

export const addNzDirectEntryAccount = contract({
  ...changes,
  name: 'supplierAccounts.addNzDirectEntryAccount',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/nz-bank-accounts',
  params: ofBusiness,
  body: z
    .strictObject(accountFields.NZ_BANK)
    .meta({ id: 'NzBankAccountAddition', 'x-form-layout': { submitLabel: 'Add bank account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add an NZ bank account',
  description: `Direct debits or credits settle to the account once payment terms name it. 409 where the community has not the payment instrument of its type. A new account is enabled. ${waitsUnderDualAuth}`,
});

export const updateNzDirectEntryAccount = contract({
  ...changes,
  name: 'supplierAccounts.updateNzDirectEntryAccount',
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/nz-bank-accounts/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...nzBankChangeFields, version: readVersion() })
    .meta({ id: 'NzBankAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit an NZ bank account',
  description: `Without \`nzAccountNumber\` the number stays. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsUnderDualAuth}`,
});

export const addNzMerchantAccount = contract({
  ...changes,
  name: 'supplierAccounts.addNzMerchantAccount',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/nz-merchant-accounts',
  params: ofBusiness,
  body: z
    .strictObject(accountFields.NZ_MERCHANT)
    .meta({ id: 'NzMerchantAccountAddition', 'x-form-layout': { submitLabel: 'Add merchant account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add an NZ merchant account',
  description: `It is of type MPGS, and takes cards once payment terms name it. 409 beside an enabled merchant account of the business with the same merchant ID or name. A new account is enabled. ${waitsUnderDualAuth}`,
});

export const updateNzMerchantAccount = contract({
  ...changes,
  name: 'supplierAccounts.updateNzMerchantAccount',
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/nz-merchant-accounts/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...nzMerchantChangeFields, version: readVersion() })
    .meta({ id: 'NzMerchantAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit an NZ merchant account',
  description: `Without \`nzAccountNumber\` the number stays. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsUnderDualAuth}`,
});

export const addPayIdAccount = contract({
  ...changes,
  name: 'supplierAccounts.addPayIdAccount',
  product: productFlags.payid,
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/payid',
  params: ofBusiness,
  body: z
    .strictObject(accountFields.PAYID_BILLER)
    .meta({ id: 'PayIdAccountAddition', 'x-form-layout': { submitLabel: 'Add PayID account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add a PayID account',
  description: `A new account is enabled. 409 while another one of the business is enabled, or waits for its authorisation. ${waitsUnderDualAuth}`,
});

export const updatePayIdAccount = contract({
  ...changes,
  name: 'supplierAccounts.updatePayIdAccount',
  product: productFlags.payid,
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/payid/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...payIdChangeFields, version: readVersion() })
    .meta({ id: 'PayIdAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit a PayID account',
  description: `Only while it is enabled. Without \`accountNumber\` the number stays; another BSB needs it again (422). An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsUnderDualAuth}`,
});

export const addSimulatorAccount = contract({
  ...changes,
  name: 'supplierAccounts.addSimulatorAccount',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/simulator-merchants',
  params: ofBusiness,
  body: z
    .strictObject(accountFields.SIMULATOR)
    .meta({ id: 'SimulatorAccountAddition', 'x-form-layout': { submitLabel: 'Add simulator account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add a simulator account',
  description: `Payments through the account come to the status that it is set to, after its delay. A new account is enabled. ${waitsUnderDualAuth}`,
  spec: ['3C024', '3E011'],
});

export const updateSimulatorAccount = contract({
  ...changes,
  name: 'supplierAccounts.updateSimulatorAccount',
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/simulator-merchants/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...accountFields.SIMULATOR, version: readVersion() })
    .meta({ id: 'SimulatorAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit a simulator account',
  description: `An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsUnderDualAuth}`,
  spec: ['3C025'],
});

export const disablePayIdAccount = contract({
  ...changes,
  name: 'supplierAccounts.disablePayIdAccount',
  product: productFlags.payid,
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/payid/{accountId}/disable',
  params: ofAccount,
  body: switchBody('Disable PayID account').meta({ id: 'PayIdAccountDisabling' }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Disable a PayID account',
  description: `Nothing enables it again. Payments by PayID no longer come to the business, and the payment terms that name the account are deleted. ${waitsUnderDualAuth}`,
  spec: ['3C021'],
});

export const enableSupplierAccount = contract({
  ...changes,
  name: 'supplierAccounts.enable',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/{accountId}/enable',
  params: ofAccount,
  body: switchBody('Enable account').meta({ id: 'AccountEnabling' }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Enable an account of a business',
  description: `The payment terms that the account had are not made again. A merchant account whose merchant ID or name another enabled account of the business has is 409. ${waitsUnderDualAuth}`,
  spec: ['3C015'],
});

export const disableSupplierAccount = contract({
  ...changes,
  name: 'supplierAccounts.disable',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/{accountId}/disable',
  params: ofAccount,
  body: switchBody('Disable account').meta({ id: 'AccountDisabling' }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Disable an account of a business',
  description: `Deletes the payment terms that name the account: payments that no other account takes are refused from then on. \`use\` says which. ${waitsUnderDualAuth}`,
  spec: ['3C016'],
});
