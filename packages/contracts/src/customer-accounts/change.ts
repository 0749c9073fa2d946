import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import type { Condition, FieldForm } from '../kernel/form-meta.ts';
import { accountName, cardholderName, expiryDate, nzAccountName } from './account-fields.ts';
import { accountAudience, changeVersion, oneAccount } from './call-parts.ts';
import { accountChangeRights } from './customer-account-rights.ts';
import { AccountType, CustomerAccount } from './customer-account.ts';

const changing = {
  kind: 'mutation',
  method: 'PATCH',
  params: oneAccount(),
  responses: { 200: CustomerAccount },
  errors: ['state-conflict'],
  audience: accountAudience,
  rights: { anyOf: accountChangeRights },
} as const;

/** Asked for, and needed, where the form is about an account of this kind; programs send what they change. */
const onlyFor = (accountType: AccountType): Pick<FieldForm, 'visibleWhen' | 'requiredWhen'> => {
  const isOfKind: Condition = { field: 'accountType', is: accountType };
  return { visibleWhen: { any: [isOfKind, { field: 'accountType', isSet: false }] }, requiredWhen: isOfKind };
};
const forKind = <T extends z.ZodType>(field: T, accountType: AccountType) =>
  field.optional().meta({
    ...field.meta(),
    'x-form': { ...field.meta()?.['x-form'], ...onlyFor(accountType) },
  });

export const updateCustomerAccount = contract({
  ...changing,
  name: 'customerAccounts.update',
  path: 'customers/{id}/accounts/{accountId}',
  body: z
    .strictObject({
      accountType: AccountType.optional().meta({
        title: 'Account type',
        description: 'Type of the account; it cannot be changed. It decides which of the other fields apply.',
        'x-form': { widget: 'hidden' },
      }),
      expiryDate: forKind(expiryDate(), 'CREDIT_CARD'),
      cardholderName: forKind(cardholderName(), 'CREDIT_CARD'),
      accountName: forKind(accountName(), 'DIRECT_DEBIT'),
      nzAccountName: forKind(nzAccountName(), 'DIRECT_DEBIT_NZ'),
      version: changeVersion,
    })
    .meta({ id: 'CustomerAccountChange' }),
  summary: 'Edit an account',
  description:
    'Changes the expiry date or the name of an account; fields left out stay as they are. The number cannot be changed: add the new card or account instead. A tokenised account cannot be edited. An edit that changes nothing returns 422 with "No changes detected." on the whole form.',
  spec: ['1C017'],
});

export const setCustomerAccountDefault = contract({
  ...changing,
  name: 'customerAccounts.setDefault',
  path: 'customers/{id}/accounts/{accountId}/default',
  body: z.strictObject({ version: changeVersion }).meta({ id: 'CustomerAccountDefault' }),
  summary: 'Make an account the default',
  description: 'Makes the account the one that forms offer first, in place of the current default.',
  spec: ['1C018'],
});

export const enableCustomerAccount = contract({
  ...changing,
  name: 'customerAccounts.enable',
  path: 'customers/{id}/accounts/{accountId}/enable',
  body: z
    .strictObject({
      restoreLinked: z
        .boolean()
        .default(false)
        .meta({
          title: 'Reactivate schedules',
          description: 'Also activates the schedules that became inactive when the account was disabled.',
          'x-form': { widget: 'checkbox' },
        }),
      version: changeVersion,
    })
    .meta({ id: 'CustomerAccountEnabling' }),
  summary: 'Enable an account',
  description: 'Payments can be taken from the account again. Its customer must be enabled.',
  spec: ['1C019'],
});

export const disableCustomerAccount = contract({
  ...changing,
  name: 'customerAccounts.disable',
  path: 'customers/{id}/accounts/{accountId}/disable',
  body: z.strictObject({ version: changeVersion }).meta({ id: 'CustomerAccountDisabling' }),
  summary: 'Disable an account',
  description:
    'Payments can no longer be taken from the account, and active schedules that use it become inactive. It is no longer the default.',
  spec: ['1C020'],
});
