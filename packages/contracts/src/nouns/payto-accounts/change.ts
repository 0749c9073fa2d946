import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { changes, ofAccount, ofBusiness, switchBody, waitsUnderDualAuth } from '../supplier-accounts/call-parts.ts';
import { AccountSaved, SupplierAccount } from '../supplier-accounts/supplier-account.ts';
import { payToChangeFields, payToFields } from './payto-fields.ts';

export const addPayToAccount = contract({
  ...changes,
  name: 'paytoAccounts.add',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/payto',
  params: ofBusiness,
  body: z
    .strictObject(payToFields)
    .meta({ id: 'PayToAccountAddition', 'x-form-layout': { submitLabel: 'Add PayTo account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add a PayTo account',
  description: `A new account is enabled, and new agreements settle to it. 409 while another one of the business is enabled or blocked, or waits for its authorisation. ${waitsUnderDualAuth}`,
});

export const updatePayToAccount = contract({
  ...changes,
  name: 'paytoAccounts.update',
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/payto/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...payToChangeFields, version: readVersion() })
    .meta({ id: 'PayToAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit a PayTo account',
  description: `Only while it is enabled. Without \`accountNumber\` the number stays; another BSB needs it again (422). An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsUnderDualAuth}`,
});

export const blockPayToAccount = contract({
  ...changes,
  name: 'paytoAccounts.block',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/payto/{accountId}/block',
  params: ofAccount,
  body: switchBody('Block account').meta({ id: 'PayToAccountBlocking' }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Block a PayTo account',
  description: `Until it is unblocked, payments, amendments and new agreements of the account are 409; amendments that the payer already has go on. ${waitsUnderDualAuth}`,
  spec: ['3C022'],
});

export const unblockPayToAccount = contract({
  ...changes,
  name: 'paytoAccounts.unblock',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/payto/{accountId}/unblock',
  params: ofAccount,
  body: switchBody('Unblock account').meta({ id: 'PayToAccountUnblocking' }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Unblock a PayTo account',
  description: `Payments, amendments and new agreements of the account are possible again. ${waitsUnderDualAuth}`,
  spec: ['3C023'],
});
