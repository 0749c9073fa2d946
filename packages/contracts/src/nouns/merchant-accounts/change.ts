import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { accountNumber } from '../supplier-accounts/au-bank-fields.ts';
import { changes, ofAccount, ofBusiness, waitsUnderDualAuth } from '../supplier-accounts/call-parts.ts';
import { AccountSaved, SupplierAccount } from '../supplier-accounts/supplier-account.ts';
import { auMerchantChangeFields, auMerchantFields, tandemChangeFields, tandemFields } from './merchant-fields.ts';

const UNIQUE =
  'A new account is enabled; 409 beside an enabled merchant account of the business with the same merchant ID or name.';
const EDIT =
  'Without `accountNumber` the number stays; another BSB needs it again (422). An edit that changes nothing returns 422 with "No changes detected." on the whole form.';

export const addMerchantAccount = contract({
  ...changes,
  name: 'merchantAccounts.add',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/au-merchant-accounts',
  params: ofBusiness,
  body: z
    .strictObject({
      ...auMerchantFields,
      accountNumber: accountNumber({
        help: 'May be empty where the details of a merchant were copied, whose number is kept.',
        requiredWhen: { field: 'copiedAccountId', isSet: false },
      }).optional(),
      copiedAccountId: id()
        .optional()
        .meta({
          title: 'Copied account ID',
          description:
            'The merchant account of the community whose details were copied; its number is kept where `accountNumber` is left out.',
          'x-form': { widget: 'hidden' },
        }),
    })
    .meta({ id: 'MerchantAccountAddition', 'x-form-layout': { submitLabel: 'Add merchant account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add an AU merchant account',
  description: `Cards are taken through it once payment terms name it. ${UNIQUE} ${waitsUnderDualAuth}`,
});

export const updateMerchantAccount = contract({
  ...changes,
  name: 'merchantAccounts.update',
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/au-merchant-accounts/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...auMerchantChangeFields, version: readVersion() })
    .meta({ id: 'MerchantAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit an AU merchant account',
  description: `${EDIT} ${waitsUnderDualAuth}`,
});

export const addTandemMerchantAccount = contract({
  ...changes,
  name: 'merchantAccounts.addTandemMerchantAccount',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/tandem-merchant-accounts',
  params: ofBusiness,
  body: z
    .strictObject(tandemFields)
    .meta({ id: 'TandemMerchantAccountAddition', 'x-form-layout': { submitLabel: 'Add tandem merchant account' } }),
  responses: { 201: AccountSaved },
  summary: 'Add a tandem merchant account',
  description: `It takes Amex and Diners beside another merchant. ${UNIQUE} ${waitsUnderDualAuth}`,
});

export const updateTandemMerchantAccount = contract({
  ...changes,
  name: 'merchantAccounts.updateTandemMerchantAccount',
  method: 'PATCH',
  path: 'supplier-business/{businessId}/accounts/tandem-merchant-accounts/{accountId}',
  params: ofAccount,
  body: z
    .strictObject({ ...tandemChangeFields, version: readVersion() })
    .meta({ id: 'TandemMerchantAccountChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AccountSaved },
  current: SupplierAccount,
  summary: 'Edit a tandem merchant account',
  description: `Where the business has dual authorisation, only \`accountAlias\`, \`amexMerchantId\`, \`dinersMerchantId\` and \`eci\` may change (422 on each other field). ${EDIT} ${waitsUnderDualAuth}`,
});

export const linkMerchantAccount = contract({
  ...changes,
  name: 'merchantAccounts.link',
  method: 'POST',
  path: 'supplier-business/{businessId}/accounts/merchants/{accountId}/link',
  params: ofAccount,
  responses: { 200: AccountSaved },
  summary: 'Link a merchant account to a business',
  description: `The business has the account, which another business changes; no payment terms are made. 409 where it is linked already, or where another enabled account of the business has the same merchant ID or name. ${waitsUnderDualAuth}`,
});
