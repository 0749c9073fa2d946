import { text } from '../../kernel/primitives.ts';
import { accountAlias, accountName } from './account-names.ts';
import { auBankChangeFields, auBankFields } from './au-bank-fields.ts';

const own = {
  supplierReference: text({ max: 35 }).meta({
    title: 'Account Reference',
    description: 'Reference of the biller, up to 35 characters.',
    examples: ['HCW'],
    'x-form': { width: 'half', autocomplete: 'off' },
  }),
  payIdDomain: text({ max: 100 })
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, {
      message: 'Enter a domain in lower case, such as pay.example.com.',
    })
    .meta({
      title: 'PayID domain',
      description: 'Domain of the PayIDs that are registered, in lower case.',
      examples: ['hcw.example.com'],
      'x-form': { width: 'half', autocomplete: 'off' },
    }),
  payIdName: text({ max: 100 }).meta({
    title: 'PayID name',
    description: 'Name that payers see before they pay.',
    examples: ['Harbour City Water'],
    'x-form': { autocomplete: 'off' },
  }),
};

/** Fields of a new PayID biller account (3E008). */
export const payIdFields = {
  accountAlias,
  ...own,
  accountName,
  bsb: auBankFields.bsb,
  accountNumber: auBankFields.accountNumber,
};
export const payIdChangeFields = { ...payIdFields, accountNumber: auBankChangeFields.accountNumber };
