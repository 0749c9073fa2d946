import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import type { FieldForm, Condition } from '../../kernel/form-meta.ts';
import { numberText } from '../../kernel/primitives.ts';
import { tokenId } from '../single-use-tokens/single-use-token.ts';
import {
  accountName,
  accountNumber,
  bsb,
  cardholderName,
  cardNumber,
  expiryDate,
  nzAccountName,
} from './account-fields.ts';
import { oneAccount, accountAudience, ofCustomer } from './call-parts.ts';
import { accountChangeRights } from './customer-account-rights.ts';
import { CustomerAccount, AccountType, AccountCardType } from './customer-account.ts';

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

const warnings = (description: string) =>
  z.array(z.string().meta({ title: 'Warning', description: 'A sentence.' })).meta({ title: 'Warnings', description });

export const updateCustomerAccount = contract({
  ...changing,
  name: 'customerAccounts.update',
  responses: {
    200: CustomerAccount.extend({ warnings: warnings('What to check again; the account was changed.') }).meta({
      id: 'EditedCustomerAccount',
    }),
  },
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
      version: readVersion(),
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
  body: z.strictObject({ version: readVersion() }).meta({ id: 'CustomerAccountDefault' }),
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
      version: readVersion(),
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
  body: z.strictObject({ version: readVersion() }).meta({ id: 'CustomerAccountDisabling' }),
  summary: 'Disable an account',
  description:
    'Payments can no longer be taken from the account, and active schedules that use it become inactive. It is no longer the default.',
  spec: ['1C020'],
});

const adding = {
  kind: 'mutation',
  method: 'POST',
  params: ofCustomer(),
  errors: ['state-conflict'],
  audience: accountAudience,
  rights: { anyOf: accountChangeRights },
  audit: 'customer-accounts.create',
} as const;

const responses = {
  201: CustomerAccount.extend({
    warnings: warnings('What to check again; the account was added.'),
  }).meta({ id: 'AddedCustomerAccount' }),
};

const defaultAccount = z
  .boolean()
  .default(false)
  .meta({
    title: 'Make it the default account',
    description: 'The default account is offered first. The first account of a customer is the default anyway.',
    'x-form': { widget: 'checkbox' },
  });

const cardType = AccountCardType.optional().meta({
  title: 'Credit or debit',
  description: 'Debit cards can cost less. Leave it empty if you do not know.',
  'x-form': {
    widget: 'select',
    width: 'half',
    options: [
      { value: 'CREDIT', label: 'Credit' },
      { value: 'DEBIT', label: 'Debit' },
      { value: 'PREPAID', label: 'Prepaid' },
    ],
  },
});

export const addCreditCard = contract({
  ...adding,
  name: 'customerAccounts.addCreditCard',
  product: 'QUICKVAULT',
  path: 'customers/{id}/accounts/credit-cards',
  body: z
    .strictObject({
      cardNumber: cardNumber(),
      expiryDate: expiryDate(),
      cardType,
      cardholderName: cardholderName(),
      defaultAccount,
    })
    .meta({ id: 'CreditCardAccount', 'x-form-layout': { title: 'Add a credit card', submitLabel: 'Add card' } }),
  responses,
  summary: 'Add a credit card',
  description:
    'Adds a card to a customer. The number is stored encrypted and never shown again. Security codes are neither requested nor stored.',
  spec: ['1C014'],
});

export const addBankAccount = contract({
  ...adding,
  name: 'customerAccounts.addBankAccount',
  product: 'QUICKVAULT',
  path: 'customers/{id}/accounts/bank-accounts',
  body: z
    .strictObject({
      bsb: bsb(),
      accountNumber: accountNumber(),
      accountName: accountName(),
      defaultAccount,
    })
    .meta({ id: 'BankAccount', 'x-form-layout': { title: 'Add a bank account', submitLabel: 'Add bank account' } }),
  responses,
  summary: 'Add an Australian bank account',
  description: 'Adds an Australian bank account to a customer, for direct debit.',
  spec: ['1C015'],
});

export const addNzBankAccount = contract({
  ...adding,
  name: 'customerAccounts.addNzBankAccount',
  product: 'QUICKVAULT',
  path: 'customers/{id}/accounts/nz-bank-accounts',
  body: z
    .strictObject({
      nzAccountNumber: numberText({ max: 30 }).meta({
        title: 'Account number',
        description:
          'Bank, branch, account and suffix: 2, 3 or 4, 7 or 8, and 2 to 4 digits with spaces or dashes between them, or in one piece. It is stored encrypted.',
        examples: ['01-0902-0068389-00'],
        'x-form': { widget: 'masked', mask: 'nzAccount', inputMode: 'numeric', autocomplete: 'off' },
        'x-rules': [{ rule: 'nzAccount' }],
      }),
      nzAccountName: nzAccountName(),
      defaultAccount,
    })
    .meta({
      id: 'NzBankAccount',
      'x-form-layout': { title: 'Add a New Zealand bank account', submitLabel: 'Add NZ bank account' },
    }),
  responses,
  summary: 'Add a New Zealand bank account',
  description:
    'Adds a New Zealand bank account to a customer, for direct debit. An unknown bank or a wrong check digit is an error; an unknown branch of a known bank is a warning.',
  spec: ['1C016'],
});

export const addAccountFromSingleUseToken = contract({
  ...adding,
  name: 'customerAccounts.addAccountFromSingleUseToken',
  product: 'QUICKVAULT',
  path: 'customers/{id}/accounts/single-use-tokens',
  body: z
    .strictObject({ singleUseTokenId: tokenId(), cardType, defaultAccount })
    .meta({ id: 'SingleUseTokenAccount', 'x-form-layout': { submitLabel: 'Add account' } }),
  responses,
  summary: 'Add the account of a single use token',
  description:
    'Adds the card or bank account that a payer left on a page of yours to a customer, and uses the token up. A token that is unknown, used, expired or of another business is 422 on `singleUseTokenId`; so is an account that the customer has already, and then the token can still be used.',
});
