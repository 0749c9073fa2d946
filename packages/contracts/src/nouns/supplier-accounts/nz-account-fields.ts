import { z } from 'zod';
import { numberText, text } from '../../kernel/primitives.ts';
import { nzBankTypes, type NzBankType } from '../../rules/settlement-accounts/account-setup.ts';
import { accountAlias, accountName } from './account-names.ts';

const nzAccountNumber = (help?: string) =>
  numberText({ max: 30 }).meta({
    title: 'Account number',
    description:
      'Bank, branch, account and suffix: 2, 3 or 4, 7 or 8, and 2 to 4 digits with spaces or dashes between them, or in one piece. It is stored encrypted.',
    examples: ['01-0902-0068389-00'],
    'x-form': {
      widget: 'masked',
      mask: 'nzAccount',
      inputMode: 'numeric',
      autocomplete: 'off',
      ...(help !== undefined && { help }),
    },
    'x-rules': [{ rule: 'nzAccount' }],
  });
const KEEPS_NUMBER = 'Leave empty to keep the number.';

const nzUserId = (title: string) =>
  text({ max: 20, min: 0 })
    .default('')
    .meta({
      title,
      description: `${title} that the bank gave the sender.`,
      examples: ['0210044'],
      'x-form': { width: 'half', autocomplete: 'off' },
    });

/** Fields of a new NZ bank account (3E005). */
export const nzBankFields = {
  accountAlias,
  accountType: z.enum(Object.keys(nzBankTypes) as [NzBankType, ...NzBankType[]]).meta({
    title: 'Account type',
    description: 'Direct entry with or without trace.',
    'x-form': {
      options: Object.entries(nzBankTypes).map(([value, { title }]) => ({ value, label: title })),
    },
  }),
  accountName,
  nzAccountNumber: nzAccountNumber(),
  debitUserId: nzUserId('Debit user ID'),
  creditUserId: nzUserId('Credit user ID'),
};
export const nzBankChangeFields = { ...nzBankFields, nzAccountNumber: nzAccountNumber(KEEPS_NUMBER).optional() };

/** Fields of a new NZ merchant account (3E007), which is always MPGS. */
export const nzMerchantFields = {
  accountAlias,
  merchantId: z
    .string()
    .regex(/^[A-Za-z0-9]{6,15}$/, { message: 'Use 6 to 15 letters and digits.' })
    .meta({
      title: 'Merchant ID',
      description: '6 to 15 letters and digits.',
      examples: ['NZ880144'],
      'x-form': { width: 'half', autocomplete: 'off' },
    }),
  merchantName: text({ max: 100 }).meta({
    title: 'Merchant name',
    description: 'Name on statements of payers.',
    examples: ['HARBOUR CITY TASMAN'],
    'x-form': { width: 'half', autocomplete: 'off' },
  }),
  location: text({ max: 100, min: 0 })
    .default('')
    .meta({
      title: 'Location',
      description: 'Where the merchant is.',
      examples: ['Nelson'],
      'x-form': { autocomplete: 'off' },
    }),
  nzAccountNumber: nzAccountNumber(),
};
export const nzMerchantChangeFields = {
  ...nzMerchantFields,
  nzAccountNumber: nzAccountNumber(KEEPS_NUMBER).optional(),
};
