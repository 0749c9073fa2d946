import { text } from '../../kernel/primitives.ts';
import { accountAlias, accountName } from '../supplier-accounts/account-names.ts';
import { auBankChangeFields, auBankFields } from '../supplier-accounts/au-bank-fields.ts';

const own = {
  payeeAlias: text({ max: 140 }).meta({
    title: 'Payee alias',
    description: 'Name of the payee that payers see at their bank.',
    examples: ['Harbour City Water'],
    'x-form': { autocomplete: 'off' },
  }),
  payeeReference: text({ max: 35, min: 0 })
    .default('')
    .meta({
      title: 'Payee reference',
      description: 'Reference of the payee at the network, up to 35 characters.',
      examples: ['HCW-PAYTO'],
      'x-form': { width: 'half', autocomplete: 'off' },
    }),
  ultimatePayeeName: text({ max: 140, min: 0 })
    .default('')
    .meta({
      title: 'Ultimate payee name',
      description: 'Whom the money is for, where that is not the payee; may be empty.',
      examples: ['Harbour City Council'],
      'x-form': { width: 'half', autocomplete: 'off' },
    }),
};

/** Fields of a new PayTo account (3E009). */
export const payToFields = {
  accountAlias,
  ...own,
  accountName,
  bsb: auBankFields.bsb,
  accountNumber: auBankFields.accountNumber,
};
export const payToChangeFields = { ...payToFields, accountNumber: auBankChangeFields.accountNumber };
