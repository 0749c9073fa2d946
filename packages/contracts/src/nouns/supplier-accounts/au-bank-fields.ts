import { z } from 'zod';
import type { Condition } from '../../kernel/form-meta.ts';
import { numberText, text } from '../../kernel/primitives.ts';
import { accountAlias, accountName } from './account-names.ts';

const bsb = () =>
  numberText({ max: 12 }).meta({
    title: 'BSB',
    description: 'Branch of the account, six digits.',
    examples: ['062-000'],
    'x-form': {
      widget: 'masked',
      mask: 'bsb',
      searchPath: 'bsb-branches',
      width: 'half',
      inputMode: 'numeric',
      autocomplete: 'off',
    },
    'x-rules': [{ rule: 'bsb' }],
  });

/** The number of an Australian bank account. */
export const accountNumber = (form: { help?: string; requiredWhen?: Condition } = {}) =>
  numberText({ max: 20 }).meta({
    title: 'Account number',
    description: 'One to nine digits; leading zeros count. It is stored encrypted.',
    examples: ['12345678'],
    'x-form': { width: 'half', inputMode: 'numeric', autocomplete: 'off', ...form },
    'x-rules': [{ rule: 'auAccount' }],
  });

/** Names that a direct entry file carries: the characters that banks exchange. */
const directEntryText = (max: number, min: 0 | 1) =>
  text({ max, min }).regex(/^[A-Za-z0-9 &',\-./+$!%()*#=:?[\]_^@]*$/, {
    message: 'Use letters, digits and the characters of direct entry files.',
  });

/** Fields of an AU bank account but for its bank account, which an edit may leave as it is. */
const auBankNames = {
  directEntryId: z
    .string()
    .regex(/^[0-9]{6}$/, { message: 'Use six digits.' })
    .meta({
      title: 'Direct Entry ID',
      description: 'User ID that the bank gave the sender of debits (APCA ID), six digits.',
      examples: ['361204'],
      'x-form': { width: 'half', inputMode: 'numeric', autocomplete: 'off' },
    }),
  apcaUserName: directEntryText(26, 1).meta({
    title: 'APCA user name',
    description: 'Name that goes with the ID, up to 26 characters.',
    examples: ['HARBOUR CITY UTIL'],
    'x-form': { width: 'half', autocomplete: 'off' },
  }),
  remitterName: directEntryText(16, 0)
    .default('')
    .meta({
      title: 'Remitter name',
      description: 'Name on statements of payers, up to 16 characters; empty: the APCA user name.',
      examples: ['HC WATER'],
      'x-form': { width: 'half', autocomplete: 'off' },
    }),
  payeeReference: directEntryText(18, 0)
    .default('')
    .meta({
      title: 'Payee reference',
      description: 'Reference on statements of the business, up to 18 characters.',
      examples: ['WATER'],
      'x-form': { width: 'half', autocomplete: 'off' },
    }),
};

/** Fields of a new AU bank account (3E002). */
export const auBankFields = { accountAlias, accountName, bsb: bsb(), accountNumber: accountNumber(), ...auBankNames };

/** The same of one that is there: its number is not shown, and stays where it is left empty. */
export const auBankChangeFields = {
  ...auBankFields,
  accountNumber: accountNumber({ help: 'Leave empty to keep the number. Another BSB needs it again.' }).optional(),
};
